import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type LiveAnalysis, openAnalysis } from "../../server/semantics/live/live-analysis.ts";
import type { Lexicon } from "../../server/semantics/index.ts";

const shipped = join(import.meta.dirname, "../../templates/lexicons");
const names = readdirSync(shipped);
let folder: string;
let analysis: LiveAnalysis;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lexicons-"));
  cpSync(shipped, folder, { recursive: true });
  analysis = openAnalysis({ folder, workers: () => 1 });
});
afterEach(async () => {
  await analysis.close();
  rmSync(folder, { recursive: true });
});

type Json = Record<string, unknown>;
const edited =
  (change: (lexicon: Json) => unknown) =>
  (text: string): string =>
    JSON.stringify(change(JSON.parse(text) as Json), null, 2);

/** Breakages that any lexicon can suffer. */
const breakages: Readonly<Record<string, (text: string) => string>> = {
  emptied: () => "",
  "cut off": (text) => text.slice(0, text.length / 2),
  null: () => "null",
  "a list": () => "[]",
  "an empty object": () => "{}",
  "with an unknown key": edited((lexicon) => ({ ...lexicon, titre: "x" })),
  "with an unknown theme": edited((lexicon) => ({ ...lexicon, themes: { ...(lexicon.themes as Json), licornes: {} } })),
  "without its polarity": edited(({ polarity: _, ...lexicon }) => lexicon),
  "under the language of another": edited((lexicon) => ({ ...lexicon, lang: lexicon.lang === "fr" ? "nl" : "fr" })),
};

describe("a lexicon that breaks while the product runs", () => {
  it.each(Object.entries(breakages))("%s, costs no language anything and is reported at its file", async (_name, breakage) => {
    const before = await analysis.lexicons();
    for (const name of names) {
      const text = readFileSync(join(shipped, name), "utf8");
      writeFileSync(join(folder, name), breakage(text));
      await analysis.refresh();
      expect([name, await analysis.lexicons()]).toEqual([name, before]);
      const files = new Set(analysis.problems().map(({ file }) => file));
      expect([name, [...files]]).toEqual([name, [`templates/lexicons/${name}`]]);
      writeFileSync(join(folder, name), text);
      await analysis.refresh();
      expect([name, analysis.problems()]).toEqual([name, []]);
    }
  });

  it("gives a language that two files have to the file of its name, at the start too", async () => {
    const german = readFileSync(join(shipped, "de.json"), "utf8");
    writeFileSync(join(folder, "de.json"), edited((lexicon) => ({ ...lexicon, lang: "fr" }))(german));
    const french = (await analysis.lexicons()).filter(({ lang }) => lang === "fr");
    expect(french).toEqual([JSON.parse(readFileSync(join(shipped, "fr.json"), "utf8")) as Lexicon]);
    expect(analysis.problems()).toMatchObject([
      { file: "templates/lexicons/de.json", pointer: "/lang", message: "La langue «\u00a0fr\u00a0» a déjà un lexique." },
    ]);
    expect(analysis.problems()[0]?.line).toBeGreaterThan(1);
  });
});
