import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { demoReviews, demoTerritory } from "../../server/demo/index.ts";
import { loadLexicons } from "../../server/semantics/index.ts";
import { createAnalysisPool } from "../../server/semantics/pool.ts";
import { root } from "../report.ts";

const TEXTS = 20_000;

/** How many of the demo's reviews so many workers analyse in a second, once they are warm. */
export async function textsPerSecond(workers: number): Promise<number> {
  const texts = [...demoReviews(demoTerritory(7), { seed: 7, today: "2026-06-01", count: TEXTS })]
    .slice(0, TEXTS)
    .map(({ title, text, lang }) => ({ text: [title, text].filter((part) => part !== null).join("\n"), lang }));
  const pool = createAnalysisPool(loadLexicons(join(root, "templates/lexicons")), { workers: () => workers });
  try {
    await pool.analyse(texts.slice(0, TEXTS / 4));
    const start = performance.now();
    await pool.analyse(texts);
    return TEXTS / ((performance.now() - start) / 1000);
  } finally {
    await pool.close();
  }
}
