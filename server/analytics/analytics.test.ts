import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryColumnar, type MemoryColumnar } from "../../tests/analytics/memory-columnar.ts";
import { drawFrom } from "../../tests/analytics/draw.ts";
import { randomFacts, uuid } from "../../tests/analytics/facts.ts";
import { shippedMetrics, shippedProduct } from "../../tests/analytics/shipped.ts";
import type { Query, Result } from "../../src/generated/types.ts";
import type { Analytics } from "./analytics-port.ts";
import { type AnalyticsOptions, openAnalytics } from "./analytics.ts";
import { scopeOf } from "./question.ts";

const facts = randomFacts(7, { reviews: 400, answers: 100 });
const year = { from: "2025-01-01", to: "2026-01-01" };
const all = { from: "2020-01-01", to: "2027-01-01" };
const scope = scopeOf("aurelle");
const query = { measure: "rating" };

let db: MemoryColumnar;
let today = "2026-06-02T12:00:00Z";
const open = (options: Partial<AnalyticsOptions> = {}): Analytics => {
  const [metrics, product] = [shippedMetrics(), shippedProduct()];
  return openAnalytics(db, { metrics: () => metrics, product: () => product, clock: { now: () => new Date(today) }, ...options });
};

beforeEach(async () => {
  today = "2026-06-02T12:00:00Z";
  db = await memoryColumnar({ ...facts });
});
afterEach(() => db.close());

describe("answers", () => {
  it("are asked once while the data stay the same, however the question is written", async () => {
    const analytics = open();
    const filters = { language: ["fr", "de"], category: ["hotel"] };
    await Promise.all([
      analytics.answer({ query, period: year, filters }, scope),
      analytics.answer({ query, period: year, filters: { category: ["hotel"], language: ["de", "fr"] } }, scope),
    ]);
    await analytics.answer({ query, period: year, filters }, scope);
    expect(db.statements.filter((sql) => sql.includes("FROM reviews"))).toHaveLength(1);
  });

  it("are asked again when the watermark moves, and carry it", async () => {
    const analytics = open();
    const before = await analytics.answer({ query: { measure: "reviews" }, period: all, filters: {} }, scope);
    await db.run("DELETE FROM reviews WHERE no <= 200");
    await db.run("UPDATE watermark SET no = 8");
    const after = await analytics.answer({ query: { measure: "reviews" }, period: all, filters: {} }, scope);
    expect([before, after].map((result) => (result as Result & { kind: "scalar" }).watermark)).toEqual([7, 8]);
    expect((after as { n: number }).n).toBeLessThan((before as { n: number }).n);
    expect(analytics.watermark()).toEqual({ no: 8, at: "2026-06-01T10:00:00.000Z" });
  });

  it("do not keep a failure", async () => {
    const analytics = open();
    await db.run("ALTER TABLE reviews RENAME TO away");
    await expect(analytics.answer({ query, period: year, filters: {} }, scope)).rejects.toThrow("reviews");
    await db.run("ALTER TABLE away RENAME TO reviews");
    await expect(analytics.answer({ query, period: year, filters: {} }, scope)).resolves.toMatchObject({ kind: "scalar" });
  });

  it("keep groups, locks and hidden samples apart", async () => {
    const analytics = open();
    const count = async (reader: typeof scope) =>
      ((await analytics.answer({ query: { measure: "reviews" }, period: all, filters: {} }, reader)) as { n: number }).n;
    const [own, neighbour, locked, nobody] = await Promise.all([
      count(scope),
      count(scopeOf("dunes")),
      count(scopeOf("aurelle", { locked: { category: ["hotel"] } })),
      count(scopeOf("x' OR '1'='1")),
    ]);
    expect(own + neighbour).toBe(facts.reviews.length);
    expect(locked).toBe(facts.reviews.filter(({ destination, category }) => destination === "aurelle" && category === "hotel").length);
    expect(nobody).toBe(0);
  });

  it("pull the index of a sheet towards its territory, that of a lock towards what it leaves", async () => {
    const analytics = open();
    const index = async (reader: typeof scope, filters = {}) =>
      (await analytics.answer({ query: { measure: "rating-index-ranking" }, period: all, filters }, reader)) as Result & { kind: "scalar" };
    const sheet = { establishment: [uuid(1)] };
    const [filtered, chosen, locked] = [
      await index(scope, sheet),
      await index(scopeOf("aurelle", { locked: sheet, territory: {} })),
      await index(scopeOf("aurelle", { locked: sheet })),
    ];
    expect(filtered.n).toBeGreaterThan(0);
    expect(chosen).toEqual(filtered);
    expect(locked.n).toBe(chosen.n);
    expect(locked.value).not.toBeCloseTo(chosen.value ?? NaN, 6);
  });

  it("never lift a lock by a filter, and say nothing of a source that cannot keep it", async () => {
    const analytics = open();
    const locked = scopeOf("aurelle", { locked: { provider: ["google"] } });
    const asked = {
      query: { measure: "reviews", also: ["nps-declared", "establishments"] },
      period: all,
      filters: { provider: ["booking"] },
    };
    expect(await analytics.answer(asked, locked)).toMatchObject({
      n: 0,
      also: [
        { value: null, n: 0 },
        { value: null, n: 0 },
      ],
    });
  });

  it("are incomplete while their last day runs, or is not yet in the projection", async () => {
    const analytics = open();
    const complete = async (to: string) =>
      ((await analytics.answer({ query, period: { from: "2026-01-01", to }, filters: {} }, scope)) as { complete: boolean }).complete;
    // The projection has reached 1 June, in Paris; the clock shows 2 June.
    expect([await complete("2026-06-01"), await complete("2026-06-02"), await complete("2026-06-03")]).toEqual([true, false, false]);
    today = "2026-05-31T21:59:00Z";
    expect([await complete("2026-05-31"), await complete("2026-06-01")]).toEqual([true, false]);
    today = "2026-05-31T22:01:00Z";
    expect(await complete("2026-06-01")).toBe(true);
  });

  it("say from when on reviews may still be answered, in periods that reach so far", async () => {
    const analytics = open();
    const from = async (asked: Query, to: string) => {
      const result = await analytics.answer({ query: asked, period: { from: "2026-01-01", to }, filters: {} }, scope);
      return "provisional_from" in result ? result.provisional_from : null;
    };
    const rate = { measure: "response-rate" };
    // The projection has reached 1 June: reviews from 14 days before may still be answered.
    for (const asked of [
      rate,
      { ...rate, by: ["month"] },
      { measure: "response-rate", also: ["reviews"], by: ["establishment"] },
    ] as Query[]) {
      expect([await from(asked, "2026-06-02"), await from(asked, "2026-05-19"), await from(asked, "2026-05-18")]).toEqual([
        "2026-05-18",
        "2026-05-18",
        null,
      ]);
    }
    expect(await from({ measure: "rating", by: ["month"] }, "2026-06-02")).toBeNull();
  });

  it("say of two measures the earlier day from when on rows may still change", async () => {
    const metrics = shippedMetrics();
    const rate = metrics.measures["response-rate"];
    if (!rate) throw new Error("no response rate");
    const measures = { ...metrics.measures, "fast-rate": { ...rate, settles_days: 7 } };
    const analytics = open({ metrics: () => ({ ...metrics, measures }) });
    for (const asked of [
      ["response-rate", "fast-rate"],
      ["fast-rate", "response-rate"],
    ]) {
      const question = {
        query: { measures: asked, by: ["month"] } as Query,
        period: { from: "2026-01-01", to: "2026-06-02" },
        filters: {},
      };
      expect(await analytics.answer(question, scope)).toMatchObject({ provisional_from: "2026-05-18" });
    }
  });

  it("refuse what the engine's check refuses", async () => {
    const analytics = open();
    const ask = (bad: object) => analytics.answer({ query: bad, period: year, filters: {} }, scope);
    await expect(ask({ measure: "constructor" })).rejects.toThrow("cannot be answered");
    await expect(ask({ measure: "rating", by: ["toString"] })).rejects.toThrow("cannot be answered");
    await expect(ask({ measure: "nps-declared", by: ["provider"] })).rejects.toThrow("cannot be answered");
  });

  it("stay right for filters that no widget has written", async () => {
    const analytics = open();
    const draw = drawFrom(3);
    const odd = ["'", "%", "\\", "$1", "--", ";", "\u0000", "é", "🙂", "null", "x".repeat(200)];
    for (const dimension of [
      "provider",
      "tonality",
      "answered",
      "hour",
      "weekday",
      "month",
      "establishment",
      "selection",
      "theme",
      "__proto__",
      "nope",
    ]) {
      const filters = Object.fromEntries([[dimension, Array.from({ length: 3 }, () => draw.of(odd))]]);
      const result = (await analytics.answer({ query: { measure: "reviews" }, period: all, filters }, scope)) as { n: number };
      expect({ dimension, n: result.n }).toEqual({
        dimension,
        n: ["__proto__", "nope"].includes(dimension) ? facts.reviews.filter(({ destination }) => destination === "aurelle").length : 0,
      });
    }
  });
});

describe("small samples on a public page", () => {
  const open10 = scopeOf("aurelle", { hideBelow: 10 });
  it("keep their n and lose their value, their interval and their tonalities", async () => {
    const result = await open().answer(
      {
        query: { measure: "rating", by: ["hour"], table: true, spread: true },
        period: { from: "2025-03-01", to: "2025-04-15" },
        filters: {},
      },
      open10,
    );
    if (result.kind !== "table") throw new Error(result.kind);
    const small = result.rows.filter(({ cells }) => cells[0]?.hidden);
    expect(small.length).toBeGreaterThan(0);
    for (const { cells, spread } of small) expect([cells[0], spread]).toEqual([{ value: null, n: 0, hidden: true }, undefined]);
  });
  it("take establishments out of rankings and maps", async () => {
    const ask = { query: { measure: "rating", by: ["establishment"] }, period: year, filters: {} };
    const [shown, whole] = await Promise.all([open().answer(ask, open10), open().answer(ask, scope)]);
    if (shown.kind !== "breakdown" || whole.kind !== "breakdown") throw new Error("kind");
    expect(shown.items.length).toBeLessThan(whole.items.length);
    expect(shown.items.every(({ n, value }) => n >= 10 && value !== null)).toBe(true);
    expect(shown.left_out).toBe(whole.items.length - shown.items.length);
    const map = await open().answer({ query: { measure: "rating", geo: "establishments" }, period: year, filters: {} }, open10);
    expect(map.kind === "geo" && map.places.every(({ n }) => n >= 10)).toBe(true);
  });
  it("do not hide how many establishments there are", async () => {
    const result = await open().answer(
      { query: { measure: "establishments" }, period: year, filters: { establishment: [uuid(1), uuid(2)] } },
      open10,
    );
    expect(result).toMatchObject({
      value: facts.establishments.filter(({ establishment, destination }) => establishment <= 2 && destination === "aurelle").length,
    });
    expect(result).not.toHaveProperty("hidden");
  });
});
