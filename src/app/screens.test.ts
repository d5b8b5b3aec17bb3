import { expect, it } from "vitest";

import coverage from "../../docs/specification-coverage.md?raw";
import { shippedPages } from "../../tests/support/shipped-pages.ts";
import { webRoutes } from "../domain/access/routes.ts";
import titles from "./routes.fr.json";
import soon from "./screens/soon.fr.json";
import { screenOf, screens } from "./screens.ts";

const routes = webRoutes(shippedPages("marque"));
const waiting = routes.filter(({ name, redirectTo }) => !redirectTo && name !== "home" && screenOf(name) === screens.soon);

it("every route has a title", () =>
  expect(routes.filter(({ title }) => !Object.hasOwn(titles, title)).map(({ name }) => name)).toEqual([]));

it("every page that is yet to come says in a sentence what it will show", () => {
  const sentences: Record<string, string> = soon;
  expect(waiting.filter(({ title }) => !/^Vous y .+\.$/.test(sentences[title] ?? "")).map(({ title }) => title)).toEqual([]);
});

it("no sentence outlives the page that was yet to come", () => {
  const needed = new Set(waiting.map(({ title }) => title));
  expect(Object.keys(soon).filter((title) => !needed.has(title))).toEqual([]);
});

it("the list of pages to come in docs/specification-coverage.md is this one", () => {
  const listed = Array.from(coverage.matchAll(/^- `([\w.-]+)`$/gm), ([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(waiting.map(({ name }) => name)));
});
