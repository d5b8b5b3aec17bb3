import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "./index.ts";
import { createAnalysisPool } from "./pool.ts";
import type { AnalysisPool } from "./pool.ts";

const folder = join(import.meta.dirname, "../../templates/lexicons");
let pool: AnalysisPool | null = null;

afterEach(async () => {
  await pool?.close();
  pool = null;
});

describe("createAnalysisPool", () => {
  it("answers in the order of the batch with what the analyser itself finds, also after a resize", async () => {
    const texts = Array.from({ length: 450 }, (_, i) =>
      i % 3 === 0 ? `Chambre ${i} très propre.` : i % 3 === 1 ? "Personnel désagréable." : "The location is great.",
    );
    const analyse = createAnalyser(loadLexicons(folder));
    const expected = texts.map((text) => analyse(text));
    pool = createAnalysisPool(folder, { workers: 2 });
    const first = pool.analyse(texts.map((text) => ({ text })));
    pool.resize(1);
    expect(await first).toEqual(expected);
    pool.resize(2);
    expect(await pool.analyse(texts.map((text) => ({ text })))).toEqual(expected);
  });

  it("rejects when its lexicons cannot be read, and once closed", async () => {
    pool = createAnalysisPool(join(folder, "absent"), { workers: 1 });
    await expect(pool.analyse([{ text: "Bonjour" }])).rejects.toThrow(/absent/);
    await pool.close();
    await expect(pool.analyse([{ text: "Bonjour" }])).rejects.toThrow(/closed/);
  });

  it("answers an empty batch with nothing", async () => {
    pool = createAnalysisPool(folder, { workers: 1 });
    expect(await pool.analyse([])).toEqual([]);
  });
});
