import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import { Spans } from "./spans.tsx";

// No figure is drawn here: nothing of the context is read.
const context = {} as ViewContext;
const draw = (href: string): void => void render(<Spans spans={[{ text: "suite", href }]} context={context} />);

it("names what a figure rests on as its source does: an NPS may be of reviews or of answers", () => {
  const figure = { measure: "nps-estimated", label: "NPS estimé", unit: "nps", value: 46, n: 9548, source: "reviews" } as const;
  render(<Spans spans={[{ text: "+46", figure }]} context={viewContext({ title: "Texte", box: { w: 4, h: 2 } })} />);
  expect(screen.getByText("+46").title).toMatch(/^NPS estimé, 9\s548 avis$/);
});

it.each(["https://belvedere.example/aide", "/methode"])("leads to %s", (href) => {
  draw(href);
  expect(screen.getByRole("link", { name: "suite" }).getAttribute("href")).toBe(href);
});

it.each([
  "javascript:alert(1)",
  "//ailleurs.example",
  "/\\ailleurs.example",
  "/\t/ailleurs.example",
  "http://ailleurs.example",
  "data:text/html,x",
])("leads nowhere for %j", (href) => {
  draw(href);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("suite")).toBeTruthy();
});
