import { afterAll, expect, it } from "vitest";
import { randomFacts } from "../../../tests/analytics/facts.ts";
import { memoryColumnar } from "../../../tests/analytics/memory-columnar.ts";
import { shippedMetrics, shippedProduct } from "../../../tests/analytics/shipped.ts";
import type { Cell, TableResult } from "../../../src/generated/types.ts";
import { openAnalytics } from "../analytics.ts";
import { scopeOf } from "../question.ts";

const base = randomFacts(5, { reviews: 400, answers: 10 });
const [review] = base.reviews.filter(({ destination }) => destination === "aurelle");
const [mention] = base.mentions.filter(({ destination }) => destination === "aurelle");
if (!review || !mention) throw new Error("no facts");

/** Forty promoters who praise the welcome, and two detractors, one of whom mentions it. */
const reviews = Array.from({ length: 42 }, (_, at) => {
  const rating = at < 40 ? 90 + (at % 2) * 10 : 20 + 20 * (at - 40);
  return { ...review, no: 1 + at, id: `${1 + at}`, rating, nps: at < 40 ? 1 : -1 };
});
const mentions = reviews.slice(0, 41).map(({ no, rating, nps }) => {
  const polarity = no <= 40 ? 1 : 0;
  return { ...mention, review: no, theme: "accueil", polarity, rating, nps };
});
const db = await memoryColumnar({ ...base, reviews, mentions });
const analytics = openAnalytics(db, {
  metrics: shippedMetrics,
  product: shippedProduct,
  clock: { now: () => new Date("2026-06-01T12:00:00Z") },
});
afterAll(() => db.close());

async function cellOf(measure: string): Promise<Cell | undefined> {
  const result = await ask(measure);
  return result.rows[0]?.cells[0];
}

async function ask(measure: string, hideBelow = 0): Promise<TableResult> {
  const question = { query: { measure, by: ["theme"], table: true }, period: { from: "2015-01-01", to: "2027-01-01" }, filters: {} };
  return (await analytics.answer(question, scopeOf("aurelle", { hideBelow }))) as TableResult;
}

it("holds an impact and a driver to be as sure as their smaller side, and still says what they count", async () => {
  expect(await cellOf("theme-won")).toMatchObject({ n: 40, sample: 2 });
  expect(await cellOf("nps-driver")).toMatchObject({ n: 41, sample: 2 });
  expect((await cellOf("promoters-mention"))?.sample).toBeUndefined();
});

it("keeps such a figure off a public page, with its theme, and says that it is for want of reviews", async () => {
  expect(await ask("theme-won", 10)).toMatchObject({ rows: [], too_few: { least: 10 } });
  expect(await ask("nps-driver", 10)).toMatchObject({ rows: [], too_few: { least: 10 } });
});

it("counts the reviews that praise and that blame a theme among those that speak of any, once each and rated or not", async () => {
  expect(await cellOf("theme-praising")).toMatchObject({ value: expect.closeTo((100 * 40) / 41, 6) as number, n: 41 });
  expect(await cellOf("theme-blaming")).toMatchObject({ value: 0, n: 41 });
});
