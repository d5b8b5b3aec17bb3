import { daysBetween } from "../../../../src/domain/time/day.ts";
import type { DayRange } from "../../../../src/domain/time/period.ts";
import { indexChangeError, type IndexSums } from "../../../../src/domain/statistics/index.ts";
import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { IndexWeights } from "../../../../src/engine/catalog/index-weights.ts";
import type { Cell, Measure } from "../../../../src/generated/types.ts";
import type { Narrowing } from "../../sql/conditions.ts";
import { indexWeights, indexWindow } from "../../sql/index-aggregates.ts";
import { type Answering, runGroups } from "../answering.ts";
import { keyOf, type Rows } from "../rows.ts";
import type { Way } from "../ways.ts";

type Stretch = "before" | "shared" | "after";

/** By key, under "" where there is no dimension: for each measure the sums of a stretch. */
type Sums = Map<string, (IndexSums | undefined)[]>;

/** The cells of indexes over everything, each with how uncertain its change since the compared period is (DOMAIN §2.2, §2.4). */
export async function withChangeError(
  cells: readonly Cell[],
  source: SourceName,
  way: Way,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Cell[]> {
  const errorsOf = await askErrors(source, way, null, narrowing, answering);
  return cells.map((cell, at) => uncertain(cell, errorsOf("")[at]));
}

/** The same for the rows of a dimension, and for all of them together where that was asked for. */
export async function withChangeErrors(
  rows: Rows,
  source: SourceName,
  way: Way,
  dimension: string,
  narrowing: Narrowing,
  answering: Answering,
): Promise<Rows> {
  const keys = rows.rows.map(({ key }) => key);
  // Of rows that the engine has cut, the others need not be counted.
  const among = rows.whole === null ? narrowing : { ...narrowing, filters: [...narrowing.filters, { [dimension]: keys }] };
  const [errorsOf, total] = await Promise.all([
    askErrors(source, way, dimension, among, answering),
    rows.total.length > 0 ? withChangeError(rows.total, source, way, narrowing, answering) : [],
  ]);
  return {
    ...rows,
    total,
    rows: rows.rows.map((row) => ({ ...row, cells: row.cells.map((cell, at) => uncertain(cell, errorsOf(row.key)[at])) })),
  };
}

function uncertain(cell: Cell, error: number | null | undefined): Cell {
  return cell.value === null || typeof error !== "number" ? cell : { ...cell, change_error: error };
}

/**
 * The windows of the two periods cover three stretches, each rating in one of them: it is counted once, however many are in
 * both windows. Weights as of the end of a stretch are those as of another day times a constant.
 */
async function askErrors(
  source: SourceName,
  { measures: asked }: Way,
  dimension: string | null,
  narrowing: Narrowing,
  answering: Answering,
): Promise<(key: string) => (number | null)[]> {
  const { compared } = answering.question;
  const [first] = asked;
  if (!compared || !narrowing.period || !first || asked.every(({ measure }) => measure.kind !== "index")) return () => [];
  const windows = [compared, narrowing.period].map(({ to }) => indexWindow(first.measure, to));
  const [earlier, later] = windows.toSorted((a, b) => (a.to < b.to ? -1 : 1)) as [DayRange, DayRange];
  const stretches: Record<Stretch, DayRange> = {
    before: { from: earlier.from, to: later.from < earlier.to ? later.from : earlier.to },
    shared: { from: later.from, to: earlier.to },
    after: { from: earlier.to > later.from ? earlier.to : later.from, to: later.to },
  };
  // What pulls an index towards its category does not change with the ratings.
  const measures = asked.map(({ measure }): Measure => ({ ...measure, index: withoutPrior(measure) }));
  const ask = (name: Stretch): Promise<Sums> =>
    askSums(source, measures, dimension, { ...narrowing, period: stretches[name] }, later.to, answering);
  const [before, shared, after] = await Promise.all([ask("before"), ask("shared"), ask("after")]);
  return (key) =>
    asked.map(({ measure }, at) => {
      if (measure.kind !== "index") return null;
      const { half_life_days, prior_weight } = indexWeights(measure);
      const factor = 2 ** (daysBetween(earlier.to, later.to) / half_life_days);
      const [a, b, c] = [before, shared, after].map((sums) => sums.get(key)?.[at] ?? nothing) as [IndexSums, IndexSums, IndexSums];
      return indexChangeError({ before: a, shared: b, after: c, factor }, prior_weight);
    });
}

const nothing: IndexSums = { n: 0, weights: 0, weighted: 0, squares: 0, spread: 0 };

/** The sums of one stretch, weighted as of the day before `until`. */
async function askSums(
  source: SourceName,
  measures: readonly Measure[],
  dimension: string | null,
  narrowing: Narrowing & { period: DayRange },
  until: string,
  answering: Answering,
): Promise<Sums> {
  const { period } = narrowing;
  if (period.from >= period.to) return new Map();
  const { groups, statement } = await runGroups({ ...narrowing, source, measures, by: dimension === null ? [] : [dimension] }, answering);
  const decay = measures.map((measure) => 2 ** (-daysBetween(period.to, until) / indexWeights(measure).half_life_days));
  return new Map(
    groups.flatMap((group): [string, (IndexSums | undefined)[]][] => {
      const key = dimension === null ? "" : keyOf(dimension, group.keys[0] ?? null, answering.vocabulary);
      if (key === null) return [];
      return [[key, statement.figures.map((figure, at) => figure.sums && weighedAnew(figure.sums(group.parts), decay[at] ?? 1))]];
    }),
  );
}

function weighedAnew({ n, weights, weighted, squares, spread }: IndexSums, by: number): IndexSums {
  return { n, weights: weights * by, weighted: weighted * by, squares: squares * by * by, spread: spread * by };
}

function withoutPrior(measure: Measure): IndexWeights {
  const { prior_weight: _, ...weights } = indexWeights(measure);
  return weights;
}
