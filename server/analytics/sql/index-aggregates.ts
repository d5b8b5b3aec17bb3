import { addDays } from "../../../src/domain/time/day.ts";
import { indexOfSums, indexSettings, type IndexSums } from "../../../src/domain/statistics/index.ts";
import type { IndexWeights } from "../../../src/engine/catalog/index-weights.ts";
import type { Measure } from "../../../src/generated/types.ts";
import { type Aggregates, at, bindNumber, estimate, type Figure, type Parts, ratio } from "./figure.ts";
import type { Dialect } from "./dialect.ts";
import type { Parameters } from "./parameters.ts";

/** The half-life of ratings that weigh the same however old they are. */
export const unaged = Number.POSITIVE_INFINITY;

/** What an index is worked out within. */
export interface IndexSurroundings {
  /** The day after the last one: ages count from the last. */
  until: string | null;
  /** A join that gives each fact `prior.mean`, the mean rating of its category in the reader's territory. */
  prior: () => string;
}

/** The weights that a measure of an index names; the usual ones where it names none. */
export function indexWeights({ index }: Measure): IndexWeights {
  return { window_days: indexSettings.windowDays, half_life_days: indexSettings.halfLifeDays, ...index };
}

/** The days over which an index is taken, before the end of the period. */
export function indexWindow(measure: Measure, until: string): { from: string; to: string } {
  return { from: addDays(until, -1 - indexWeights(measure).window_days), to: until };
}

/** The weighted index of the facts `f`, or its effective number of ratings (DOMAIN §2.4). */
export function indexFigure(
  measure: Measure,
  aggregates: Aggregates,
  parameters: Parameters,
  dialect: Dialect,
  { until, prior }: IndexSurroundings,
): Figure {
  if (until === null) throw new Error("an index needs the end of a period");
  const weights = indexWeights(measure);
  const weight = weightOf(weights, parameters, dialect, addDays(until, -1));
  const sum = (value: string): number => aggregates.add(`sum(${value})`);
  const n = aggregates.add("count(f.rating)");
  // Unknown where the rating is, so that it is left out of every sum: a condition on each would cost more than the sum.
  const w = weight === null ? null : aggregates.column(`${weight} + 0 * f.rating`);
  const [sumOfWeights, weighted, squares, spread] =
    w === null
      ? [n, sum("f.rating"), n, sum(`${dialect.wide("f.rating")} * f.rating`)]
      : [sum(w), sum(`${w} * f.rating`), sum(`${w} * ${w}`), sum(`${w} * f.rating * f.rating`)];
  const shrunk = weights.prior_weight;
  const pull = shrunk === undefined ? null : sum(`${w ?? 1} * prior.mean`);
  if (pull !== null) aggregates.joins.add(prior());
  const sums = (parts: Parts): IndexSums => ({
    n: parts[n] ?? 0,
    weights: parts[sumOfWeights] ?? 0,
    weighted: parts[weighted] ?? 0,
    squares: parts[squares] ?? 0,
    spread: parts[spread] ?? 0,
  });
  const index = (parts: Parts) =>
    indexOfSums(sums(parts), pull === null ? 0 : (parts[pull] ?? 0) / (parts[sumOfWeights] || 1), {
      windowDays: weights.window_days,
      halfLifeDays: weights.half_life_days,
      priorWeight: shrunk ?? indexSettings.priorWeight,
    });
  if (measure.kind === "effective")
    return {
      value: ratio(`${at(sumOfWeights)} * ${at(sumOfWeights)}`, at(squares)),
      n: at(n),
      sums,
      cell: (parts) => ({ value: index(parts)?.effective ?? null, n: parts[n] ?? 0 }),
    };
  if (pull === null || shrunk === undefined)
    return {
      value: ratio(at(weighted), at(sumOfWeights)),
      n: at(n),
      sums,
      cell: (parts) => estimate(index(parts)?.value ?? null, parts[n] ?? 0, index(parts)?.interval ?? null),
    };
  return {
    // Bound only where rows are ordered by it: a statement uses all that is bound to it.
    get value() {
      const c = bindNumber(shrunk, parameters);
      return `(${c} * ${ratio(at(pull), at(sumOfWeights))} + ${at(weighted)}) / (${c} + ${at(sumOfWeights)})`;
    },
    n: at(n),
    sums,
    // Pulled towards its category it is no estimate of the ratings alone: no interval would be its own.
    cell: (parts) => ({ value: index(parts)?.ranking ?? null, n: parts[n] ?? 0 }),
  };
}

/** The weight of one fact; null where all weigh the same. */
function weightOf({ half_life_days, providers }: IndexWeights, parameters: Parameters, dialect: Dialect, last: string): string | null {
  const named = Object.entries(providers ?? {}).filter(([, weight]) => weight !== 1);
  const cases = named.map(([id, weight]) => `WHEN ${parameters.bind(id)} THEN ${parameters.bind(weight, "number")}`);
  const own = cases.length > 0 ? [`CASE f.provider ${cases.join(" ")} ELSE 1 END`] : [];
  if (half_life_days === unaged) return own[0] ?? null;
  const age = `(${dialect.days(parameters.bind(last, "day"))} - ${dialect.days("f.day")})`;
  return `(${[...own, `pow(2, -${age} / ${parameters.bind(half_life_days, "number")})`].join(" * ")})`;
}
