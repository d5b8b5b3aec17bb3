import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Lexicon } from "../index.ts";
import { openAnalysis, type LiveAnalysis } from "./live-analysis.ts";

let folder = "";
let analysis: LiveAnalysis;
let told: string[];
let declared: readonly string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lexicons-"));
  cpSync(join(import.meta.dirname, "../../../templates/lexicons"), folder, { recursive: true });
  told = [];
  declared = [];
  analysis = openAnalysis({
    folder,
    themes: () => declared,
    workers: () => 1,
    interval: 100,
    changed: () => told.push("changed"),
    report: ({ file, line, message }) => told.push(`${file ?? ""}:${line ?? 0} ${message}`),
    mended: (files) => told.push(`mended ${files.join(" ")}`),
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
    const sound = french();
    writeFileSync(join(folder, "fr.json"), '{\n  "lang": "fr",\n  oops');
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(told[0]).toMatch(/^templates\/lexicons\/fr\.json:3 Le fichier n’est pas du JSON valide/);
    const { themes: cues, ...rest } = sound;
    writeFileSync(join(folder, "fr.json"), JSON.stringify({ ...rest, themes: { ...cues, calm: {} } }, null, 1));
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(told[1]).toContain("Le thème «\u00a0calm\u00a0» est inconnu. Vouliez-vous dire «\u00a0calme\u00a0»\u202f?");
    expect(analysis.problems()).toMatchObject([{ file: "templates/lexicons/fr.json", pointer: "/themes/calm", nearest: "calme" }]);
    expect(await themes("Chambre très propre.")).toEqual(before);
  });

  it("reads a further theme from its words alone once the product declares it, and leaves it out when it is taken back", async () => {
    const text = "Chiens acceptés et bien reçus. Chambre très propre, notre chien a eu un accueil parfait.";
    const before = await themes(text);
    const lexicon = french();
    const animals = { targets: ["chien"], praise: ["chiens acceptés"], blame: ["chiens refusés"] };
    writeFileSync(join(folder, "fr.json"), JSON.stringify({ ...lexicon, themes: { ...lexicon.themes, animaux: animals } }, null, 1));
    await analysis.refresh();
    expect(await themes(text)).toEqual(before);
    expect(analysis.problems()).toMatchObject([{ file: "templates/lexicons/fr.json", pointer: "/themes/animaux" }]);
    expect(analysis.problems()[0]?.message).toMatch(/^Le thème «\u00a0animaux\u00a0» est inconnu\. .*templates\/product\.json\.$/);
    const digest = await analysis.digest();
    declared = ["calme", "animaux", "piscine"];
    await analysis.refresh();
    expect(await analysis.digest()).not.toBe(digest);
    expect(analysis.problems()).toMatchObject([{ file: "templates/product.json", pointer: "/themes/2/id" }]);
    const [found] = await analysis.analyse([{ text: "Chiens refusés à l’entrée.", lang: "fr" }]);
    expect(found?.mentions).toMatchObject([{ theme: "animaux", polarity: "negative" }]);
    expect((await themes(text)).filter((theme) => theme !== "animaux")).toEqual(before);
    expect(await themes(text)).toContain("animaux");
    declared = [];
    await analysis.refresh();
    expect(await themes(text)).toEqual(before);
    expect(await analysis.digest()).toBe(digest);
  });

  it("tells of a contradiction once, for as long as it stands", async () => {
    await analysis.digest();
    const lexicon = french();
    const { blame = [], ...others } = lexicon.themes.calme ?? {};
    writeFileSync(
      join(folder, "fr.json"),
      JSON.stringify({ ...lexicon, themes: { ...lexicon.themes, calme: { ...others, blame: [...blame, blame[0]] } } }),
    );
    await analysis.refresh();
    await analysis.refresh();
    expect(told.filter((line) => line !== "changed")).toEqual([expect.stringContaining("existe déjà") as string]);
    expect(analysis.problems()).toHaveLength(1);
    writeFileSync(join(folder, "fr.json"), JSON.stringify(lexicon));
    await analysis.refresh();
    expect(analysis.problems()).toEqual([]);
    expect(told.filter((line) => line.startsWith("mended"))).toEqual(["mended templates/lexicons/fr.json"]);
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
