import {
  balance,
  countError,
  marginOfError,
  meanInterval,
  type MeanSample,
  meanSample,
  medianRanks,
  nps,
  requiredSample,
  shareInterval,
  themeImpact,
} from "../../../src/domain/statistics/index.ts";
import type { KnownMeasure } from "../../../src/engine/catalog/catalog.ts";
import { entry } from "../../../src/engine/entry.ts";
import type { Cell, Measure } from "../../../src/generated/types.ts";
import { column, countedWhen, counting, knownCount } from "./counting.ts";
import { type Aggregates, at, bindNumber, estimate, type Figure, type Parts, ratio, resting } from "./figure.ts";
import { ratioFigure } from "./ratio.ts";
import { type IndexSurroundings, indexFigure } from "./index-aggregates.ts";
import type { Dialect } from "./dialect.ts";
import type { Parameters } from "./parameters.ts";

/** What a figure is worked out within. */
export interface Surroundings extends IndexSurroundings {
  /** Which figures count the reviews that their facts are in: those with an interval or all, where facts are several to a review. */
  reviews: "never" | "estimates" | "always";
  /** The measures that others are made of, by name. */
  measures: Readonly<Record<string, KnownMeasure>>;
}

/**
 * The counts and sums that a measure needs, and how they make its value, its n and its interval.
 *
 * What one review says several times is no several opinions: where facts are several to a review, intervals are those of
 * as many observations as there are reviews.
 */
export function figureOf(
  measure: Measure,
  aggregates: Aggregates,
  parameters: Parameters,
  dialect: Dialect,
  surroundings: Surroundings,
): Figure {
  if (!countsReviews(measure, surroundings)) return factFigure(measure, aggregates, parameters, dialect, surroundings, () => null);
  const reviews = aggregates.add(`count(DISTINCT ${reviewOf(measure, surroundings, parameters)})`);
  const figure = factFigure(measure, aggregates, parameters, dialect, surroundings, (parts) => parts[reviews] ?? 0);
  return { ...figure, reviews: at(reviews), cell: (parts) => resting(figure.cell(parts), parts[reviews] ?? 0) };
}

/** Whether a measure of a source counts the reviews behind its figure. */
export function countsReviews({ kind }: Measure, { reviews }: Pick<Surroundings, "reviews">): boolean {
  return reviews === "always" || (reviews === "estimates" && ["mean", "share", "balance", "nps", "ratio"].includes(kind));
}

function factFigure(
  measure: Measure,
  aggregates: Aggregates,
  parameters: Parameters,
  dialect: Dialect,
  surroundings: Surroundings,
  reviewsIn: (parts: Parts) => number | null,
): Figure {
  const rows = (): number => aggregates.add("count(*)");
  const known = (): number => aggregates.add(knownCount(measure, dialect));
  const when = (condition: string): number => aggregates.add(dialect.countIf(condition));
  const field = column(measure.field);
  switch (measure.kind) {
    case "count": {
      const n = measure.field ? known() : rows();
      // Observations are all rows: «3 without response» of 500 is no small sample.
      const value = counting(measure, parameters) === null ? n : when(countedWhen(measure, parameters));
      // How many reviews there are is known; how often they say a thing is chance.
      const errorOf = (count: number, parts: Parts): Partial<Cell> =>
        surroundings.reviews === "never" ? {} : { count_error: countError(count, independence(parts[n] ?? 0, reviewsIn(parts))) };
      return {
        value: at(value),
        n: at(n),
        cell: (parts) => ({ value: parts[value] ?? 0, n: parts[n] ?? 0, ...errorOf(parts[value] ?? 0, parts) }),
      };
    }
    case "distinct": {
      const [value, n] = [aggregates.add(`count(DISTINCT ${field})`), rows()];
      return { value: at(value), n: at(n), cell: (parts) => ({ value: parts[value] ?? 0, n: parts[n] ?? 0 }) };
    }
    case "median": {
      const [value, n] = [aggregates.add(dialect.median(field)), known()];
      const [low, high] = ranksOf(knownCount(measure, dialect)).map((rank) => aggregates.add(dialect.ranked(field, rank))) as [
        number,
        number,
      ];
      return {
        value: at(value),
        n: at(n),
        cell: (parts) => {
          const [least, most] = [parts[low] ?? null, parts[high] ?? null];
          const isBounded = medianRanks(parts[n] ?? 0) !== null && least !== null && most !== null;
          return estimate(parts[value] ?? null, parts[n] ?? 0, isBounded ? [least, most] : null);
        },
      };
    }
    case "mean": {
      const [n, sum, squares] = [known(), aggregates.add(`sum(${field})`), aggregates.add(`sum(${dialect.wide(field)} * ${field})`)];
      const sampleOf = (parts: Parts): MeanSample | null => meanSample(parts[n] ?? 0, parts[sum] ?? 0, parts[squares] ?? 0);
      return {
        value: ratio(at(sum), at(n)),
        n: at(n),
        sample: sampleOf,
        cell: (parts) => {
          const sample = sampleOf(parts);
          const independent = sample && { ...sample, n: sample.n * independence(sample.n, reviewsIn(parts)) };
          return estimate(sample?.mean ?? null, parts[n] ?? 0, independent && meanInterval(independent));
        },
      };
    }
    case "share": {
      const bounds = [
        ...(measure.at_least === undefined ? [] : [`${field} >= ${bindNumber(measure.at_least, parameters)}`]),
        ...(measure.at_most === undefined ? [] : [`${field} <= ${bindNumber(measure.at_most, parameters)}`]),
        ...(measure.field === "polarity" ? [`${field} <> 0`] : []),
      ];
      const [hits, n] = [bounds.length > 0 ? when(bounds.join(" AND ")) : known(), known()];
      return {
        value: ratio(`100 * ${at(hits)}`, at(n)),
        n: at(n),
        cell: (parts) => {
          const [some, all] = [parts[hits] ?? 0, parts[n] ?? 0];
          const weight = independence(all, reviewsIn(parts));
          return estimate(all > 0 ? (100 * some) / all : null, all, shareInterval(some * weight, all * weight));
        },
      };
    }
    case "nps": {
      const [n, promoters, detractors] = [known(), when(`${field} = 1`), when(`${field} = -1`)];
      return {
        value: ratio(`100 * (${at(promoters)} - ${at(detractors)})`, at(n)),
        n: at(n),
        cell: (parts) => {
          const [all, favourable, unfavourable] = [parts[n] ?? 0, parts[promoters] ?? 0, parts[detractors] ?? 0];
          const weight = independence(all, reviewsIn(parts));
          const score = nps({
            promoters: favourable * weight,
            passives: (all - favourable - unfavourable) * weight,
            detractors: unfavourable * weight,
          });
          return estimate(all > 0 ? (100 * (favourable - unfavourable)) / all : null, all, score?.interval ?? null);
        },
      };
    }
    case "index":
    case "effective":
      return indexFigure(measure, aggregates, parameters, dialect, surroundings);
    case "margin": {
      const n = known();
      return {
        value: `98 / sqrt(nullif(${at(n)}, 0))`,
        n: at(n),
        cell: (parts) => ({ value: marginOfError(parts[n] ?? 0), n: parts[n] ?? 0 }),
      };
    }
    case "needed": {
      const [n, needed] = [known(), requiredSample(Infinity, measure.margin)];
      return {
        // Bound only where rows are ordered by it: a statement uses all that is bound to it.
        get value() {
          return `greatest(0, ${bindNumber(needed, parameters)} - ${at(n)})`;
        },
        n: at(n),
        cell: (parts) => ({ value: Math.max(0, needed - (parts[n] ?? 0)), n: parts[n] ?? 0 }),
      };
    }
    case "gap": {
      const side = (nps: 1 | -1) => {
        const own = `CASE WHEN f.nps = ${nps} THEN ${field} END`;
        const wide = `CASE WHEN f.nps = ${nps} THEN ${dialect.wide(field)} * ${field} END`;
        const [n, sum, squares] = [aggregates.add(`count(${own})`), aggregates.add(`sum(${own})`), aggregates.add(`sum(${wide})`)];
        const sampleOf = (parts: Parts): MeanSample | null => meanSample(parts[n] ?? 0, parts[sum] ?? 0, parts[squares] ?? 0);
        return { n: at(n), mean: ratio(at(sum), at(n)), countIn: (parts: Parts) => parts[n] ?? 0, sampleOf };
      };
      const [promoters, detractors] = [side(1), side(-1)];
      return {
        value: `${promoters.mean} - ${detractors.mean}`,
        n: `(${promoters.n} + ${detractors.n})`,
        cell: (parts) => {
          const [favourable, unfavourable] = [promoters.countIn(parts), detractors.countIn(parts)];
          const gap = themeImpact(promoters.sampleOf(parts), detractors.sampleOf(parts));
          const cell = estimate(gap?.value ?? null, favourable + unfavourable, gap?.measured ? gap.interval : null);
          // As sure as the smaller of the two sides.
          return resting(cell, Math.min(favourable, unfavourable));
        },
      };
    }
    case "impact":
    case "mentioned":
    case "driver":
    case "real":
    case "mix":
      throw new Error(`a measure of kind "${measure.kind}" is no sum over rows`);
    case "ratio":
      return ratioFigure(measure, surroundings.measures, aggregates, parameters, dialect, (parts, facts) =>
        independence(facts, reviewsIn(parts)),
      );
    case "balance": {
      const [positive, negative] = [when(`${field} > 0`), when(`${field} < 0`)];
      const both = `(${at(positive)} + ${at(negative)})`;
      return {
        value: ratio(`100 * (${at(positive)} - ${at(negative)})`, both),
        n: both,
        cell: (parts) => {
          const [favourable, unfavourable] = [parts[positive] ?? 0, parts[negative] ?? 0];
          const all = favourable + unfavourable;
          const weight = independence(all, reviewsIn(parts));
          const score = balance(favourable * weight, unfavourable * weight);
          return estimate(all > 0 ? (100 * (favourable - unfavourable)) / all : null, all, score?.interval ?? null);
        },
      };
    }
  }
}

/** What a fact weighs among independent ones: 1, less where reviews hold several. */
function independence(facts: number, reviews: number | null): number {
  return reviews === null || facts === 0 ? 1 : Math.min(1, reviews / facts);
}

/** The review of a fact that a measure knows something of. */
function reviewOf({ field, of }: Measure, { measures }: Surroundings, parameters: Parameters): string {
  const denominator = of && entry(measures, of[1] ?? "");
  if (denominator) return `CASE WHEN ${countedWhen(denominator, parameters)} THEN f.review END`;
  if (field === undefined) return "f.review";
  return `CASE WHEN ${field === "polarity" ? "f.polarity <> 0" : `f.${field} IS NOT NULL`} THEN f.review END`;
}

/** `medianRanks` as the engine works it out: each group has ranks of its own, which no quantile takes for a parameter. */
function ranksOf(n: string): [low: string, high: string] {
  const low = `floor((${n} + 1) / 2.0 - 0.98 * sqrt(${n}))`;
  return [low, `${n} + 1 - ${low}`];
}
