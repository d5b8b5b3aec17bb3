import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { demoReviews, demoTerritory } from "../../server/demo/index.ts";
import type { Lexicon } from "../../server/semantics/index.ts";
import { unusedEntries } from "../../server/semantics/unused-entries.ts";
import { entriesOf, readKnownEntries } from "./known-entries.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "templates/lexicons");
const lexicons = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Lexicon);

it("tells of the shipped entries what the demonstration meets, as good as fresh: `npm run config -- lint --record` writes it anew", async () => {
  const known = await readKnownEntries(root);
  const texts = new Map<string, string[]>(lexicons.map(({ lang }) => [lang, []]));
  for (const { lang, title, text } of demoReviews(demoTerritory(1), { seed: 1, today: "2026-01-01", count: 40_000 }))
    texts.get(lang)?.push(`${title ?? ""}\n${text ?? ""}`);
  let [all, unknown, wrong] = [0, 0, 0];
  for (const lexicon of lexicons) {
    const unmet = new Set(unusedEntries(lexicon, texts.get(lexicon.lang) ?? []).map(({ entry }) => entry));
    for (const entry of new Set(entriesOf(lexicon).map((one) => one.entry))) {
      const met = known?.isMet(lexicon.lang, entry);
      all += 1;
      if (met === undefined) unknown += 1;
      else if (met === unmet.has(entry)) wrong += 1;
    }
  }
  expect(all).toBeGreaterThan(10_000);
  // Lexicons and texts are worked on: entries more, or met by other words, make the list hardly worse.
  expect(unknown / all).toBeLessThan(0.2);
  expect(wrong / all).toBeLessThan(0.1);
}, 60_000);
