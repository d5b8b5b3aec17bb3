import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import type { Lexicon } from "../../server/semantics/index.ts";
import { entriesOf } from "../../server/semantics/lexicon-entries.ts";
import { readKnownEntries } from "./known-entries.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "templates/lexicons");
const lexicons = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Lexicon);

it("holds every shipped entry: `npm run config -- lint --record` writes the list anew", async () => {
  const { known, problems } = await readKnownEntries(root);
  expect(problems).toEqual([]);
  const entries = lexicons.flatMap((lexicon) => entriesOf(lexicon).map((entry) => ({ lang: lexicon.lang, entry })));
  expect(entries.length).toBeGreaterThan(10_000);
  const unknown = entries.filter(({ lang, entry }) => known?.isMet(lang, entry) === undefined);
  // The first of them say enough.
  expect(unknown.slice(0, 5)).toEqual([]);
});
