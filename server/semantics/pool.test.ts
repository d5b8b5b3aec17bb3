import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "./index.ts";
import { foundIn } from "./pool-worker.ts";
import { createAnalysisPool } from "./pool.ts";
import type { AnalysisPool } from "./pool.ts";
import type { Lexicon } from "./types.ts";

const lexicons = loadLexicons(join(import.meta.dirname, "../../templates/lexicons"));
let pool: AnalysisPool | null = null;

afterEach(async () => {
  await pool?.close();
  pool = null;
});

describe("createAnalysisPool", () => {
  it("answers in the order of the batch with what the analyser itself finds, whoever may work", async () => {
    const texts = Array.from({ length: 450 }, (_, i) =>
      i % 3 === 0 ? `Chambre ${i} très propre.` : i % 3 === 1 ? "Personnel désagréable." : "The location is great.",
    );
    const analyse = createAnalyser(lexicons);
    const expected = texts.map((text) => foundIn(analyse, { text }));
    expect(expected[0]?.expressions).toMatchObject([{ text: "chambre propre", theme: "proprete" }]);
    let workers = 2;
    pool = createAnalysisPool(lexicons, { workers: () => workers });
    const first = pool.analyse(texts.map((text) => ({ text })));
    workers = 1;
    expect(await first).toEqual(expected);
    workers = 2;
    expect(await pool.analyse(texts.map((text) => ({ text })))).toEqual(expected);
  });

  it("reads with other lexicons once they are replaced", async () => {
    const [french] = lexicons;
    const own: Lexicon = { ...(french as Lexicon), themes: { ...french?.themes, numerique: { blame: ["flurb"] } } };
    pool = createAnalysisPool(lexicons, { workers: () => 1 });
    const themes = async () => (await pool?.analyse([{ text: "C’est flurb.", lang: "fr" }]))?.[0]?.mentions.map(({ theme }) => theme);
    expect(await themes()).not.toContain("numerique");
    pool.replace([own]);
    expect(await themes()).toContain("numerique");
  });

  it("reads nothing with the former lexicons where their successors cannot be used", async () => {
    pool = createAnalysisPool(lexicons, { workers: () => 1 });
    const ask = async () => (await pool?.analyse([{ text: "Chambre propre." }]))?.length;
    expect(await ask()).toBe(1);
    pool.replace([{} as Lexicon]);
    await expect(ask()).rejects.toThrow(/undefined/);
    await expect(ask()).rejects.toThrow(/undefined/);
    pool.replace(lexicons);
    expect(await ask()).toBe(1);
  });

  it("begins again after its workers have rested", async () => {
    pool = createAnalysisPool(lexicons, { workers: () => 1, idle: 5 });
    const ask = async () => (await pool?.analyse([{ text: "Chambre propre." }]))?.length;
    expect(await ask()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await ask()).toBe(1);
  });

  it("rejects when its lexicons cannot be used, and once closed", async () => {
    pool = createAnalysisPool([{} as Lexicon], { workers: () => 1 });
    await expect(pool.analyse([{ text: "Bonjour" }])).rejects.toThrow(/undefined/);
    await pool.close();
    await expect(pool.analyse([{ text: "Bonjour" }])).rejects.toThrow(/closed/);
  });

  it("answers an empty batch with nothing", async () => {
    pool = createAnalysisPool(lexicons, { workers: () => 1 });
    expect(await pool.analyse([])).toEqual([]);
  });
});
