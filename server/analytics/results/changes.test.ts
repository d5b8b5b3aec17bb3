import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ChangesResult, Filters, Query, Unit } from "../../../src/generated/types.ts";
import { isResult } from "../../../src/generated/validators.js";
import type { Review } from "../../../tests/analytics/fact-rows.ts";
import { randomFacts } from "../../../tests/analytics/facts.ts";
import { memoryColumnar, type MemoryColumnar } from "../../../tests/analytics/memory-columnar.ts";
import { shippedMetrics, shippedProduct } from "../../../tests/analytics/shipped.ts";
import type { Analytics } from "../analytics-port.ts";
import { openAnalytics } from "../analytics.ts";
import { scopeOf } from "../question.ts";

const facts = randomFacts(11, { reviews: 3_000, answers: 10 });
const days = facts.reviews.map(({ day }) => day).toSorted();
const [first = "", middle = "", last = ""] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
const [compared, period] = [
  { from: first, to: middle },
  { from: middle, to: `${last.slice(0, 4)}-12-31` },
];
/** One category that everybody liked before, and hardly anybody since. */
const fallen = "camping";
for (const review of facts.reviews) {
  if (review.category !== fallen || review.rating === null) continue;
  const after = review.day >= middle;
  Object.assign(review, after ? { rating: 40, tonality: 1, nps: -1 } : { rating: 95, tonality: 4, nps: 1 });
}
const own = facts.reviews.filter(({ destination, rating }) => destination === "aurelle" && rating !== null);
const query: Query = {
  changes: [
    { measure: "nps-estimated", by: ["category"] },
    { measure: "nps-estimated", by: ["category", "commune"] },
    { measure: "rating", by: ["category"] },
    { measure: "nps-estimated", by: ["establishment"] },
  ],
};
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  db = await memoryColumnar({ ...facts, mentions: [], expressions: [] });
  const [metrics, product] = [shippedMetrics(), shippedProduct()];
  analytics = openAnalytics(db, { metrics: () => metrics, product: () => product, clock: { now: () => new Date("2030-01-01T12:00:00Z") } });
});
afterAll(() => db.close());

interface Asked {
  filters?: Filters;
  hideBelow?: number;
  /** Absent: nothing is compared. */
  against?: typeof compared | null;
  asked?: Query;
}

async function ask({ filters = {}, hideBelow = 0, against = compared, asked = query }: Asked = {}): Promise<ChangesResult> {
  const result = await analytics.answer({ query: asked, period, compared: against, filters }, scopeOf("aurelle", { hideBelow }));
  expect({ valid: isResult(result), errors: isResult.errors ?? [] }).toEqual({ valid: true, errors: [] });
  if (result.kind !== "changes") throw new Error(result.kind);
  return result;
}

/** The score of some reviews, or their mean rating, as it is counted by hand. */
function countedBy(unit: Unit | undefined, reviews: readonly Review[]): { value: number; n: number } {
  const sum = (of: (review: Review) => number | null): number => reviews.reduce((total, review) => total + (of(review) ?? 0), 0);
  const n = reviews.length;
  return { value: unit === "nps" ? (100 * sum(({ nps }) => nps)) / n : sum(({ rating }) => rating) / n, n };
}

describe("what has changed", () => {
  it("names the category that fell first and once, with both figures as they are counted by hand", async () => {
    const { items, total } = await ask();
    expect(total).toBe(items.length);
    const [item] = items;
    expect(item?.parts.map(({ dimension, key }) => [dimension, key])).toEqual([["category", fallen]]);
    expect(items.filter(({ parts }) => parts.some(({ key }) => key === fallen))).toHaveLength(1);
    const within = (from: string, to: string) => own.filter(({ category, day }) => category === fallen && day >= from && day < to);
    for (const [side, span] of [
      [item?.from, compared],
      [item?.to, period],
    ] as const) {
      const counted = countedBy(item?.unit, within(span.from, span.to));
      expect(side?.value).toBeCloseTo(counted.value, 9);
      expect(side?.n).toBe(counted.n);
    }
  });

  it("says what it searched, and tests only what rests on enough in both periods", async () => {
    const { searched, least } = await ask();
    expect(least).toBe(shippedProduct().samples.small);
    const categories = new Set(own.map(({ category }) => category));
    const tested = [...categories].filter((category) =>
      [compared, period].every(({ from, to }) => own.filter((r) => r.category === category && r.day >= from && r.day < to).length >= least),
    );
    expect(searched[0]).toEqual({ measure: "nps-estimated", label: "NPS estimé", dimensions: ["category"], tested: tested.length });
    const none = await ask({ asked: { ...query, at_least: 900 } });
    expect([none.items, none.searched.map(({ tested: count }) => count)]).toEqual([[], [0, 0, 0, 0]]);
  });

  it("follows the filters: among other categories nothing fell", async () => {
    const { items } = await ask({ filters: { category: ["hotel", "restaurant"] } });
    expect(items).toEqual([]);
  });

  it("tests nothing where there is nothing to compare with", async () => {
    expect(await ask({ against: null })).toMatchObject({ compared: false, items: [], total: 0 });
  });

  it("names no establishment on a public page, and nothing that rests on less than it may show", async () => {
    const shown = await ask({ hideBelow: 40 });
    expect(shown.searched.find(({ dimensions }) => dimensions.includes("establishment"))?.tested).toBe(0);
    expect(shown.least).toBe(40);
    expect(shown.items.every(({ from, to }) => from.n >= 40 && to.n >= 40)).toBe(true);
    expect(shown.items[0]?.parts[0]?.key).toBe(fallen);
  });

  it("brings as many as the query asks for, and says how many there are", async () => {
    const { items, total } = await ask({
      asked: { changes: [{ measure: "nps-estimated", by: ["establishment"] }], limit: 1, at_least: 5 },
    });
    expect([items.length, total > 1]).toEqual([1, true]);
  });
});
