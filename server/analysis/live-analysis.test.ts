import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Lexicon } from "../semantics/index.ts";
import { openAnalysis, type LiveAnalysis } from "./live-analysis.ts";

let folder = "";
let analysis: LiveAnalysis;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lexicons-"));
  cpSync(join(import.meta.dirname, "../../templates/lexicons"), folder, { recursive: true });
  told = [];
  analysis = openAnalysis({
    folder,
    workers: () => 1,
    interval: 100,
    changed: () => told.push("changed"),
    refused: (sentence) => told.push(sentence),
  });
});
afterEach(async () => {
  await analysis.close();
  rmSync(folder, { recursive: true });
});

const themes = async (text: string): Promise<string[]> =>
  (await analysis.analyse([{ text, lang: "fr" }])).flatMap(({ mentions }) => mentions.map(({ theme }) => theme));
const french = (): Lexicon => JSON.parse(readFileSync(join(folder, "fr.json"), "utf8")) as Lexicon;

describe("the analysis by live lexicons", () => {
  it("reads with a changed file from the next look on", async () => {
    expect(await themes("Un vrai zibouli.")).not.toContain("numerique");
    const digest = await analysis.digest();
    const lexicon = french();
    lexicon.themes.numerique = { ...lexicon.themes.numerique, blame: ["zibouli"] };
    writeFileSync(join(folder, "fr.json"), JSON.stringify(lexicon));
    await expect.poll(() => themes("Un vrai zibouli."), { timeout: 10_000 }).toContain("numerique");
    expect(told).toEqual(["changed"]);
    expect(await analysis.digest()).not.toBe(digest);
  });

  it("keeps the last valid version of a file that is broken, and says where it is", async () => {
    const before = await themes("Chambre très propre.");
    writeFileSync(join(folder, "fr.json"), '{\n  "lang": "fr",\n  oops');
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(told[0]).toMatch(/^fr\.json:3:\d+ Le fichier n’est pas du JSON valide/);
    writeFileSync(join(folder, "fr.json"), JSON.stringify({ lang: "fr" }));
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(told[1]).toContain("ce n’est pas un lexique");
    expect(await themes("Chambre très propre.")).toEqual(before);
  });

  it("reads nothing more once it is closed, not even what was asked before", async () => {
    const asked = analysis.analyse([{ text: "Chambre très propre." }]);
    await Promise.all([expect(asked).rejects.toThrow("the analysis is closed"), analysis.close()]);
    await expect(analysis.analyse([{ text: "Chambre très propre." }])).rejects.toThrow("the analysis is closed");
  });

  it("does not call a file that was only touched a change", async () => {
    await analysis.digest();
    writeFileSync(join(folder, "fr.json"), JSON.stringify(french(), null, 1));
    await analysis.refresh();
    expect(told).toEqual([]);
  });
});
