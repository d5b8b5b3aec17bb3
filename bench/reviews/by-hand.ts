import { join } from "node:path";

import { openAnalytics } from "../../server/analytics/analytics.ts";
import { type Columnar, openColumnar } from "../../server/analytics/columnar.ts";
import { scopeOf } from "../../server/analytics/question.ts";
import type { ReviewSearch } from "../../server/analytics/search/search-question.ts";
import { dataFiles } from "../../server/kit/data-files.ts";
import { parseTextQuery } from "../../src/domain/text/text-query.ts";
import { metricsOf } from "../../src/engine/catalog/catalog.ts";
import type { MetricSource, Product } from "../../src/generated/types.ts";
import { readFileSync } from "node:fs";
import { median, root, type Row } from "../report.ts";
import { timed } from "./client.ts";

const ROUNDS = 15;
const period = { from: "2025-06-01", to: "2026-06-01" };
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

/** Facets that are a column, each counted by a statement of its own by hand. */
const facets = {
  provider: "provider",
  language: "lang",
  category: "category",
  profile: "profile",
  country: "country",
  commune: "commune",
  answered: "answered",
  tonality: "tonality",
};

const searches: readonly { name: string; search: Partial<ReviewSearch>; sql: string }[] = [
  { name: "a year's reviews", search: {}, sql: "TRUE" },
  { name: "German ones, unanswered", search: { filters: { language: ["de"], answered: ["false"] } }, sql: "lang = 'de' AND NOT answered" },
  { name: "with «parking»", search: { text: parseTextQuery('"parking"') }, sql: "contains(search, ' parking ')" },
];

/** The page and facets of searches through the layer against the same SQL by hand on the same engine, by turns. */
export async function againstHand(dataDir: string): Promise<Row[]> {
  const db = await openColumnar(dataFiles(dataDir).columnar);
  try {
    const { analytics, forget } = layer(db);
    const rows: Row[] = [];
    for (const { name, search, sql } of searches) {
      const [byHand, byLayer]: [number[], number[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round += 1) {
        byHand.push(await timed(() => hand(db, sql)));
        forget();
        const asked: ReviewSearch = { period, filters: {}, page: 0, size: 20, facets: Object.keys(facets), ...search };
        byLayer.push(await timed(() => analytics.reviews(asked, scopeOf("aurelle"))));
      }
      // The first reads the file.
      const [floor, measured] = [median(byHand.slice(1)), median(byLayer.slice(1))];
      rows.push({
        what: `page and eight facets of ${name}, nothing kept`,
        measured: `${measured.toFixed(0)} ms`,
        floor: `${floor.toFixed(0)} ms`,
        ratio: measured / floor,
        budget: "≤ 1.5",
      });
    }
    return rows;
  } finally {
    await db.close();
  }
}

/** What somebody would write who wants a page, the number of all and the values of each facet; filters on facets count everywhere. */
async function hand(db: Columnar, condition: string): Promise<void> {
  const where = `day >= DATE '${period.from}' AND day < DATE '${period.to}' AND establishment IN (SELECT establishment FROM visibility WHERE group_id = 'aurelle') AND ${condition}`;
  const page = `SELECT * FROM reviews WHERE no IN (SELECT no FROM reviews WHERE ${where} ORDER BY published DESC LIMIT 20) ORDER BY published DESC`;
  const counts = Object.values(facets).map(
    (column) => `SELECT '${column}', CAST(${column} AS VARCHAR), count(*) FROM reviews WHERE ${where} GROUP BY 2`,
  );
  await Promise.all([db.query(page), db.query(`SELECT count(*) FROM reviews WHERE ${where}`), ...counts.map((sql) => db.query(sql))]);
}

/** The metric layer, and a new watermark, which makes it forget its results. */
function layer(db: Columnar): { analytics: ReturnType<typeof openAnalytics>; forget: () => void } {
  let no = 1;
  const metrics = metricsOf(
    ["answers", "establishments", "reviews", "themes"].map((source) => read(`widgets/metrics/${source}.json`) as MetricSource),
  );
  const product = read("templates/product.json") as Product;
  const at = new Date("2026-06-01T12:00:00Z");
  const analytics = openAnalytics(db, {
    metrics: () => metrics,
    product: () => product,
    clock: { now: () => at },
    watermark: () => ({ no, at: at.toISOString() }),
  });
  return { analytics, forget: () => void (no += 1) };
}
