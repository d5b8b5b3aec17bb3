import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryColumnar, type MemoryColumnar } from "../../../tests/analytics/memory-columnar.ts";
import { randomFacts } from "../../../tests/analytics/facts.ts";
import { shippedMetrics, shippedProduct } from "../../../tests/analytics/shipped.ts";
import type { Query, Result } from "../../../src/generated/types.ts";
import { isResult } from "../../../src/generated/validators.js";
import type { Analytics } from "../analytics-port.ts";
import { openAnalytics } from "../analytics.ts";
import { scopeOf } from "../question.ts";

const facts = randomFacts(5, { reviews: 500, answers: 80 });
const own = facts.reviews.filter(({ destination }) => destination === "aurelle");
const period = { from: "2020-01-01", to: "2027-01-01" };
const scope = scopeOf("aurelle");
type Place = (typeof facts.establishments)[number];
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  db = await memoryColumnar({ ...facts });
  const [metrics, product] = [shippedMetrics(), shippedProduct()];
  analytics = openAnalytics(db, { metrics: () => metrics, product: () => product, clock: { now: () => new Date("2026-06-01T12:00:00Z") } });
});
afterAll(() => db.close());

async function ask<K extends Result["kind"]>(kind: K, query: Query, filters: Record<string, string[]> = {}): Promise<Result & { kind: K }> {
  const result = await analytics.answer({ query, period, filters }, scope);
  expect({ valid: isResult(result), errors: isResult.errors ?? [] }).toEqual({ valid: true, errors: [] });
  if (result.kind !== kind) throw new Error(`${result.kind} instead of ${kind}`);
  return result as Result & { kind: K };
}

describe("results", () => {
  it("name tonalities with index and colour, days and hours in their order", async () => {
    const { items } = await ask("breakdown", { measure: "reviews", by: ["tonality"] });
    expect(items.map(({ key, index, color }) => [key, index, color])).toEqual(
      shippedProduct().tonalities.map(({ id, index, color }) => [id, index, color]),
    );
    const grid = await ask("matrix", { measure: "reviews", by: ["weekday", "hour"] });
    expect(grid.rows.map(({ key, label }) => `${key} ${label}`)).toEqual([
      "1 lun.",
      "2 mar.",
      "3 mer.",
      "4 jeu.",
      "5 ven.",
      "6 sam.",
      "7 dim.",
    ]);
    expect([grid.columns.length, grid.columns[8]]).toEqual([24, { key: "8", label: "08\u00a0h" }]);
  });

  it("tell two measures over the same days, each as when it is asked alone", async () => {
    const two = await ask("series", { measures: ["rating", "reviews"], by: ["quarter"] });
    const alone = [
      await ask("series", { measure: "rating", by: ["quarter"] }),
      await ask("series", { measure: "reviews", by: ["quarter"] }),
    ];
    expect(two.lines.map(({ key, of }) => [key, of?.unit])).toEqual([
      ["rating", "rating"],
      ["reviews", "count"],
    ]);
    expect(two.lines.map(({ points }) => points)).toEqual(alone.map(({ lines }) => lines[0]?.points));
    expect(two.keys).toEqual(alone[0]?.keys);
  });

  it("hide of two measures on a public page what each hides alone", async () => {
    const byDay = { by: ["month"], where: { category: ["camping"] } };
    const publicly = async (query: Query): Promise<Result> =>
      analytics.answer({ query: { ...query, ...byDay }, period, filters: {} }, { ...scope, hideBelow: 10 });
    const [two, rating, reviews] = [
      await publicly({ measures: ["rating", "reviews"] }),
      await publicly({ measure: "rating" }),
      await publicly({ measure: "reviews" }),
    ];
    const pointsOf = (result: Result) => (result.kind === "series" ? result.lines.map(({ points }) => points) : []);
    expect(pointsOf(two)).toEqual([...pointsOf(rating), ...pointsOf(reviews)]);
    expect(pointsOf(two).every((points) => points.some(({ hidden }) => hidden))).toBe(true);
  });

  it("total everything, what has no tonality included", async () => {
    const { items, total } = await ask("breakdown", { measure: "reviews", by: ["tonality"] });
    expect(total).toEqual({ value: own.length, n: own.length });
    expect(items.reduce((sum, { n }) => sum + n, 0)).toBe(own.filter(({ rating }) => rating !== null).length);
  });

  it("name expressions as the facts write them, most used first, however many there are", async () => {
    const table = await ask("table", { measure: "expressions", also: ["expression-balance"], by: ["expression"], limit: 2, table: true });
    const used = new Map<string, number>();
    for (const { destination, label } of facts.expressions) if (destination === "aurelle") used.set(label, (used.get(label) ?? 0) + 1);
    const most = [...used].toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).slice(0, 2);
    expect(table.rows.map(({ label, cells }) => [label, cells[0]?.value])).toEqual(most);
    expect(table.total_rows).toBe(used.size);
    const reviews = await ask("breakdown", { measure: "reviews", by: ["expression"] });
    expect(reviews.items.map(({ label }) => label).toSorted()).toEqual([...used.keys()].toSorted());
  });

  it("total a table that a limit cuts over everything", async () => {
    const table = await ask("table", {
      measure: "rated-reviews",
      also: ["rating-index"],
      by: ["establishment"],
      limit: 2,
      total: true,
      table: true,
    });
    expect(table.total?.[0]?.value).toBe(own.filter(({ rating }) => rating !== null).length);
    expect(table.total?.[1]?.value).toBe((await ask("scalar", { measure: "rating-index" })).value);
  });

  it("say how many rows a limit cut", async () => {
    const { items, left_out } = await ask("breakdown", { measure: "reviews", by: ["category"], limit: 3 });
    expect([items.length, left_out]).toEqual([3, 1]);
  });

  it("are ranked from as many reviews on as the product says a figure needs, or the question itself", async () => {
    const [metrics, shipped, small] = [shippedMetrics(), shippedProduct(), 60];
    const product = { ...shipped, samples: { ...shipped.samples, small } };
    const strict = openAnalytics(db, {
      metrics: () => metrics,
      product: () => product,
      clock: { now: () => new Date("2026-06-01T12:00:00Z") },
    });
    const rowsOf = async (query: Query) => {
      const result = await strict.answer(
        { query: { measure: "rating", by: ["category"], table: true, ...query }, period, filters: {} },
        scope,
      );
      return result.kind === "table" ? result.rows.map(({ key, cells: [cell] }) => ({ key, n: cell?.n ?? 0 })) : [];
    };
    const all = await rowsOf({});
    expect(all.some(({ n }) => n < small) && all.some(({ n }) => n >= small)).toBe(true);
    expect(await rowsOf({ ranked: true })).toEqual(all.filter(({ n }) => n >= small));
    expect(await rowsOf({ ranked: true, at_least: 1 })).toEqual(all);
  });

  it("say how much there is where every row rests on too little to stand, and nothing of it where there is nothing", async () => {
    const least = 10_000;
    const n = own.filter(({ rating }) => rating !== null).length;
    const rows = { measure: "rating", by: ["establishment"], at_least: least };
    expect(await ask("breakdown", rows)).toMatchObject({ items: [], too_few: { least, n } });
    expect(await ask("table", { ...rows, table: true })).toMatchObject({ rows: [], too_few: { least, n } });
    expect(await ask("geo", { measure: "rating", geo: "establishments", at_least: least })).toMatchObject({
      places: [],
      too_few: { least, n },
    });
    expect((await ask("table", { ...rows, at_least: 1, table: true })).too_few).toBeUndefined();
    expect((await ask("table", { ...rows, table: true }, { provider: ["absent"] })).too_few).toBeUndefined();
    const result = await analytics.answer({ query: { ...rows, table: true }, period, filters: {} }, { ...scope, hideBelow: 10 });
    expect(result).toMatchObject({ too_few: { least } });
    expect(result).not.toHaveProperty("too_few.n");
  });

  it("do not blame the sample where nothing has a value, or a place on the map", async () => {
    const missing = (without: (one: Place) => boolean): Record<string, string[]> => ({
      establishment: facts.establishments.filter((one) => one.destination === "aurelle" && without(one)).map(({ id }) => id),
    });
    const childless = await ask(
      "breakdown",
      { measure: "rating", by: ["child"], at_least: 2 },
      missing(({ child }) => child === null),
    );
    expect(childless.total.n).toBeGreaterThan(2);
    expect(childless).toMatchObject({ items: [] });
    expect(childless).not.toHaveProperty("too_few");
    const lost = await ask(
      "geo",
      { measure: "rating", geo: "establishments", at_least: 2 },
      missing(({ lat }) => lat === null),
    );
    expect(lost).toMatchObject({ places: [] });
    expect(lost).not.toHaveProperty("too_few");
  });

  it("give a line per provider its name and colour, and one line the measure's own", async () => {
    const { lines } = await ask("series", { measure: "rating", by: ["year", "provider"] });
    expect(lines.find(({ key }) => key === "google")).toMatchObject({ label: "Google", color: "#4a4cd1" });
    expect((await ask("series", { measure: "rating", by: ["year"] })).lines.map(({ key, label }) => [key, label])).toEqual([
      ["all", "Note moyenne"],
    ]);
  });

  it("join figures of several sources in one answer and one text", async () => {
    const figures = await ask("scalar", { measure: "nps-estimated", also: ["nps-declared", "theme-mentions", "establishments"] });
    const mine = (list: readonly { destination: string }[]) => list.filter(({ destination }) => destination === "aurelle").length;
    expect(figures.also?.map(({ n }) => n)).toEqual([mine(facts.answers), mine(facts.mentions), mine(facts.establishments)]);
    const { blocks } = await ask("text", { text: "{{reviews}} avis et {{answers}} réponses" });
    expect(blocks[0]?.items[0]?.flatMap(({ figure }) => figure?.value ?? [])).toEqual([own.length, mine(facts.answers)]);
    expect(blocks[0]?.items[0]?.flatMap(({ figure }) => figure?.source ?? [])).toEqual(["reviews", "answers"]);
  });

  it("draw every commune of the territory, those outside the filter behind", async () => {
    const whole = await ask("geo", { measure: "rating", geo: "communes" });
    const territory = facts.communes.filter(({ destination }) => destination === "aurelle");
    expect(whole.places.map(({ key }) => key).toSorted()).toEqual(territory.map(({ insee }) => insee));
    expect([whole.places[0]?.rings?.[0]?.length, whole.backdrop]).toEqual([4, undefined]);
    const north = await ask("geo", { measure: "rating", geo: "communes" }, { child: ["nord"] });
    expect([north.places.length, north.backdrop?.length]).toEqual([3, territory.length - 3]);
  });

  it("place a commune that nobody has placed amid its establishments, and leave out one where none has a position", async () => {
    const placed = facts.establishments.filter(({ destination, lat }) => destination === "aurelle" && lat !== null);
    const bare = facts.communes.map((one) => ({ ...one, lat: null, lng: null, ring: null }));
    const other = await memoryColumnar({ ...facts, communes: bare });
    const [metrics, product] = [shippedMetrics(), shippedProduct()];
    const own = openAnalytics(other, {
      metrics: () => metrics,
      product: () => product,
      clock: { now: () => new Date("2026-06-01T12:00:00Z") },
    });
    const result = await own.answer({ query: { measure: "rating", geo: "communes" }, period, filters: {} }, scope);
    other.close();
    if (result.kind !== "geo") throw new Error(result.kind);
    expect(result.places.map(({ key }) => key).toSorted()).toEqual(
      [...new Set(placed.map(({ commune }) => commune))].filter((key) => key !== null).toSorted(),
    );
    for (const { key, lat, rings } of result.places) {
      const mine = placed.filter(({ commune }) => commune === key).map((one) => one.lat ?? 0);
      expect(lat).toBeCloseTo(mine.reduce((sum, one) => sum + one, 0) / mine.length, 9);
      expect(rings).toBeUndefined();
    }
  });

  it("place establishments that have a position before the contours", async () => {
    const { places, backdrop } = await ask("geo", { measure: "reviews", geo: "establishments" });
    expect(places.length).toBe(
      facts.establishments.filter(
        ({ destination, lat, establishment }) =>
          destination === "aurelle" && lat !== null && own.some((review) => review.establishment === establishment),
      ).length,
    );
    expect(backdrop?.length).toBe(7);
    const place = places.find(({ detail }) => detail);
    const establishment = facts.establishments.find(({ id }) => id === place?.key);
    expect(place).toMatchObject({
      label: establishment?.name,
      detail: facts.communes.find(({ insee }) => insee === establishment?.commune)?.name,
      lat: establishment?.lat,
    });
  });

  it("list the latest reviews with how many there are", async () => {
    const feed = await ask("feed", { reviews: true, limit: 3 }, { provider: ["google"] });
    expect([feed.items.length, feed.total]).toEqual([3, own.filter(({ provider }) => provider === "google").length]);
  });

  it("give a table the commune of an establishment, its tonalities and its course", async () => {
    const table = await ask("table", {
      measure: "rating",
      also: ["reviews", "unanswered"],
      by: ["establishment"],
      trend: "quarter",
      spread: true,
      limit: 5,
    });
    expect([table.columns.map(({ measure }) => measure), table.rows.length]).toEqual([["rating", "reviews", "unanswered"], 5]);
    const row = table.rows.find(({ detail }) => detail);
    const reviews = own.filter(
      ({ establishment }) => facts.establishments.find(({ id }) => id === row?.key)?.establishment === establishment,
    );
    expect(row?.spread?.reduce((sum, count) => sum + count, 0)).toBe(reviews.filter(({ rating }) => rating !== null).length);
    expect([row?.trend?.length, row?.trend?.reduce((sum, { n }) => sum + n, 0)]).toEqual([28, row?.cells[0]?.n]);
  });
});
