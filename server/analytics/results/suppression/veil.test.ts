import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { randomFacts } from "../../../../tests/analytics/facts.ts";
import { memoryColumnar } from "../../../../tests/analytics/memory-columnar.ts";
import { shippedMetrics, shippedProduct } from "../../../../tests/analytics/shipped.ts";
import type { Cell, Query } from "../../../../src/generated/types.ts";
import { openAnalytics } from "../../analytics.ts";
import { scopeOf } from "../../question.ts";
import { hiddenPlaces, veiledGrid, veiledLine, type Veiling } from "./veil.ts";
import { spreadsShown } from "./veiled-spreads.ts";

const veiling: Veiling = { least: 10, disjoint: true };
const counts = (...list: readonly number[]): Cell[] => list.map((n) => ({ value: n, n }));
const hiddenOf = (...list: readonly number[]): number[] =>
  [...hiddenPlaces(counts(...list), [lineOf(list)], veiling)].toSorted((a, b) => a - b);
const lineOf = ({ length }: { length: number }) => ({ at: Array.from({ length }, (_, at) => at), addsUp: true });

describe("veiled cells", () => {
  it("hides what rests on too little, and the smallest other with it: it is the whole without the rest", () => {
    expect(hiddenOf(40, 3, 25, 60)).toEqual([1, 2]);
    expect(veiledLine(counts(40, 3, 25, 60), true, veiling)[1]).toEqual({ value: null, n: 0, hidden: true });
  });
  it("hides one more until what is hidden rests together on enough", () => {
    expect(hiddenOf(40, 3, 4, 25, 60)).toEqual([1, 2, 3]);
    expect(hiddenOf(40, 3, 7, 25, 60)).toEqual([1, 2]);
  });
  it("hides with a cell that betrays another what goes with it", () => {
    // Two columns of three rows; a row that goes, goes whole.
    const cells = counts(40, 50, 3, 60, 25, 70);
    const columns = [0, 1].map((column) => ({ at: [column, column + 2, column + 4], addsUp: column === 0 }));
    const row = (at: number): number[] => [at - (at % 2), at - (at % 2) + 1];
    expect([...hiddenPlaces(cells, columns, veiling)].toSorted((a, b) => a - b)).toEqual([2, 4]);
    expect([...hiddenPlaces(cells, columns, { ...veiling, together: row })].toSorted((a, b) => a - b)).toEqual([2, 4, 5]);
  });
  it("leaves alone what is no part of a whole, and what nobody needs to hide", () => {
    expect(veiledLine(counts(40, 3, 25), false, veiling).map(({ value }) => value)).toEqual([40, null, 25]);
    expect(hiddenOf(40, 0, 25)).toEqual([]);
    expect([...hiddenPlaces(counts(40, 3), [lineOf([40, 3])], { ...veiling, least: 0 })]).toEqual([]);
  });
  it("hides the empty cells where all that there is stays hidden: they would tell where it is", () => {
    expect(hiddenOf(0, 0, 0, 0, 7)).toEqual([0, 1, 2, 3, 4]);
    expect(hiddenOf(0, 3, 0, 12)).toEqual([0, 1, 2, 3]);
    expect(hiddenOf(0, 0)).toEqual([]);
  });
  it("goes by the reviews behind mentions, which may be the same ones", () => {
    const mentions: Cell[] = [
      { value: 12, n: 12, sample: 5 },
      { value: 14, n: 14, sample: 6 },
      { value: 30, n: 30, sample: 22 },
      { value: 90, n: 90, sample: 61 },
    ];
    // 5 and 6 reviews may be 6 in all: the sum of both would still rest on too few.
    expect([...hiddenPlaces(mentions, [lineOf(mentions)], { least: 10, disjoint: false })].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });
  it("betrays no cell of a grid by its row or its column", () => {
    const cells = fc.array(
      fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 10, max: 80 })), { minLength: 4, maxLength: 4 }),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    const outcome = fc.check(
      fc.property(cells, (grid) => {
        const shown = veiledGrid(
          grid.map((row) => counts(...row)),
          { rows: true, columns: true },
          veiling,
        );
        const lines = [
          ...grid.map((row, at) => row.map((n, column) => ({ n, hidden: shown[at]?.[column]?.hidden === true }))),
          ...[0, 1, 2, 3].map((column) => grid.map((row, at) => ({ n: row[column] ?? 0, hidden: shown[at]?.[column]?.hidden === true }))),
        ];
        return lines.every((line) => {
          const filled = line.filter(({ n }) => n > 0);
          const left = filled.filter(({ hidden }) => hidden);
          if (filled.some(({ n, hidden }) => n < 10 && !hidden)) return false;
          if (left.length === 0) return true;
          if (left.length === filled.length) return line.every(({ hidden }) => hidden);
          return left.length > 1 && left.reduce((sum, { n }) => sum + n, 0) >= 10;
        });
      }),
    );
    expect(outcome).toMatchObject({ failed: false });
  });
});

describe("tonalities of rows", () => {
  const row = (...tonalities: readonly number[]) => ({ counts: tonalities, hidden: false });
  const rows = [row(40, 0, 0, 0, 60), row(20, 0, 0, 0, 30), row(90, 0, 0, 0, 90)];
  const cells = [{ value: null, n: 7 }];
  it("go with those of a row that has too few of one, until the others do not tell it", () => {
    expect(spreadsShown(rows, "provider", "reviews", 10, null)).toEqual([true, true, true]);
    expect(spreadsShown([row(3, 0, 0, 0, 70), ...rows], "provider", "reviews", 10, null)).toEqual([false, true, false, true]);
  });
  it("go with rows that were kept back, but not where a limit leaves many out", () => {
    expect(spreadsShown(rows, "establishment", "reviews", 10, { isMany: false, cells, spread: [3, 0, 0, 0, 4] })).toEqual([
      true,
      false,
      true,
    ]);
    expect(spreadsShown([row(3, 0, 0, 0, 70), ...rows], "establishment", "reviews", 10, { isMany: true, cells, spread: [] })).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("the course of an index", async () => {
  const db = await memoryColumnar({ ...randomFacts(5, { reviews: 600, answers: 10 }) });
  const analytics = openAnalytics(db, {
    metrics: shippedMetrics,
    product: shippedProduct,
    clock: { now: () => new Date("2026-06-01T12:00:00Z") },
  });
  const period = { from: "2025-01-01", to: "2026-01-01" };
  const ask = (query: Query, hideBelow: number) =>
    analytics.answer({ query, period, filters: {} }, scopeOf("aurelle", { hideBelow })) as Promise<{
      n: number;
      trend?: object[];
      rows?: { cells: Cell[]; trend?: object[] }[];
    }>;
  afterAll(() => db.close());

  it("is not told on a public page: what neighbouring windows rest on tells a month", async () => {
    const query: Query = { measure: "rating-index", trend: "month" };
    expect((await ask(query, 0)).trend).toHaveLength(12);
    const open = await ask(query, 10);
    expect(open.n).toBeGreaterThan(10);
    expect(open).not.toHaveProperty("trend");
    const rows: Query = { ...query, by: ["provider"], table: true };
    expect((await ask(rows, 0)).rows?.[0]?.trend).toHaveLength(12);
    const shown = (await ask(rows, 10)).rows ?? [];
    expect(shown.some(({ cells }) => (cells[0]?.n ?? 0) > 0)).toBe(true);
    for (const row of shown) expect(row).not.toHaveProperty("trend");
  });
});

describe("what few reviews say several times", async () => {
  const base = randomFacts(5, { reviews: 300, answers: 10 });
  const [aurelle] = base.mentions.filter(({ destination }) => destination === "aurelle");
  if (!aurelle) throw new Error("no mention");
  // Twelve mentions in five reviews, eleven of them praise: one theme, all of one commune.
  const mentions = Array.from({ length: 12 }, (_, at) => ({
    ...aurelle,
    review: 1 + (at % 5),
    theme: "accueil",
    polarity: at === 0 ? -1 : 1,
  }));
  const expressions = base.expressions
    .slice(0, 1)
    .flatMap((one) =>
      mentions.map(({ review }) => ({ ...one, ...aurelle, review, expression: one.expression, label: one.label, polarity: 1 })),
    );
  const db = await memoryColumnar({ ...base, mentions, expressions });
  const analytics = openAnalytics(db, {
    metrics: shippedMetrics,
    product: shippedProduct,
    clock: { now: () => new Date("2026-06-01T12:00:00Z") },
  });
  const period = { from: "2015-01-01", to: "2027-01-01" };
  const ask = (query: Query, hideBelow = 0) => analytics.answer({ query, period, filters: {} }, scopeOf("aurelle", { hideBelow }));
  afterAll(() => db.close());

  it("rests on these reviews, and its interval is theirs", async () => {
    expect(await ask({ measure: "theme-balance" })).toMatchObject({ n: 12, sample: 5 });
    const share = await ask({ measure: "theme-positive-share" });
    expect(share).toMatchObject({ n: 12, sample: 5, value: (100 * 11) / 12 });
    // Wilson's interval of 4.58 among 5; 11 among 12 would give 64.6.
    expect((share as { interval?: number[] }).interval?.[0]).toBeCloseTo(47.88, 2);
  });
  it("does not even say what it is about where nothing else is shown", async () => {
    const few = { too_few: { least: 10 } };
    expect(await ask({ measure: "theme-mentions", by: ["theme"], table: true }, 10)).toMatchObject({ rows: [], ...few });
    expect(await ask({ measure: "theme-mentions", by: ["theme", "category"] }, 10)).toMatchObject({ rows: [], columns: [], ...few });
    expect(await ask({ measure: "theme-mentions", by: ["quarter", "theme"] }, 10)).toMatchObject({ lines: [], ...few });
    expect(await ask({ measure: "theme-mentions", by: ["polarity", "theme"] }, 10)).toMatchObject({ columns: [], ...few });
  });
  it("stays off a public page, whatever asks for it", async () => {
    const hidden = { value: null, n: 0, hidden: true };
    for (const measure of ["theme-balance", "theme-mentions", "theme-positive-share", "expressions"]) {
      const { value, n, hidden: isHidden } = (await ask({ measure }, 10)) as Cell;
      expect({ measure, value, n, hidden: isHidden }).toEqual({ measure, ...hidden });
    }
    expect(await ask({ measure: "theme-balance", by: ["theme"] }, 10)).toMatchObject({
      items: [],
      total: hidden,
    });
    expect(await ask({ measure: "theme-balance", by: ["polarity"] }, 10)).toMatchObject({ items: [hidden, hidden, hidden], total: hidden });
    expect(await ask({ measure: "expressions", by: ["expression"], table: true }, 10)).toMatchObject({ rows: [], too_few: { least: 10 } });
    expect(await ask({ measure: "theme-mentions", by: ["quarter"] }, 10)).toMatchObject({
      lines: [{ points: Array.from({ length: 48 }, () => hidden) }],
    });
    expect(await ask({ measure: "theme-mentions", trend: "year" }, 10)).toMatchObject({
      trend: Array.from({ length: 12 }, (_, at) => ({ key: `${2015 + at}-01-01`, value: null, n: 0 })),
    });
  });
});
