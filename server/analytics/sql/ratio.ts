import { rateInterval, ratioInterval } from "../../../src/domain/statistics/index.ts";
import type { KnownMeasure } from "../../../src/engine/catalog/catalog.ts";
import { entry } from "../../../src/engine/entry.ts";
import type { Measure } from "../../../src/generated/types.ts";
import { column, countedWhen } from "./counting.ts";
import { type Aggregates, at, estimate, type Figure, type Parts, ratio } from "./figure.ts";
import type { Dialect } from "./dialect.ts";
import type { Parameters } from "./parameters.ts";

/**
 * How many of one measure there are for one of another, from the same facts; null without any of the other.
 *
 * n is what the denominator rests on: the facts that it counts, or those among which it counts different values. Its interval is
 * that of two counts that share some facts; of mentions for each review, that of a Poisson count. Numbers of reviews for each
 * establishment are exact, as both are. `weigh` says what a fact weighs among independent ones.
 */
export function ratioFigure(
  measure: Measure,
  measures: Readonly<Record<string, KnownMeasure>>,
  aggregates: Aggregates,
  parameters: Parameters,
  dialect: Dialect,
  weigh: (parts: Parts, facts: number) => number,
): Figure {
  const [numerator, denominator] = (measure.of ?? []).map((name) => entry(measures, name));
  if (!numerator || !denominator) throw new Error("a ratio has two measures");
  const scale = measure.unit === "percent" ? 100 : 1;
  const over = partOf(numerator, aggregates, parameters, dialect);
  const under = partOf(denominator, aggregates, parameters, dialect);
  const value = (parts: Parts): number | null => ((parts[under] ?? 0) > 0 ? (scale * (parts[over] ?? 0)) / (parts[under] ?? 0) : null);
  const scaled = (interval: readonly [number, number] | null): [number, number] | null =>
    interval && [scale * interval[0], scale * interval[1]];
  const order = ratio(`${scale} * ${at(over)}`, at(under));
  if (numerator.kind === "count" && denominator.kind === "count") {
    const [first, second] = [countedWhen(numerator, parameters), countedWhen(denominator, parameters)];
    const both = aggregates.add(dialect.countIf(first === second ? first : `${first} AND ${second}`));
    return {
      value: order,
      n: at(under),
      cell: (parts) => {
        const facts = parts[under] ?? 0;
        const weight = weigh(parts, facts);
        const [all, some, shared] = [facts, parts[over] ?? 0, parts[both] ?? 0].map((count) => count * weight) as [number, number, number];
        return estimate(value(parts), facts, scaled(ratioInterval({ numerator: some, denominator: all, both: shared })));
      },
    };
  }
  const rows = aggregates.add(denominator.kind === "count" ? dialect.countIf(countedWhen(denominator, parameters)) : "count(*)");
  const isRate = numerator.kind === "count" && denominator.field === "review";
  return {
    value: order,
    n: at(rows),
    cell: (parts) => estimate(value(parts), parts[rows] ?? 0, isRate ? scaled(rateInterval(parts[over] ?? 0, parts[under] ?? 0)) : null),
  };
}

/** The position of the number that a measure counts. */
function partOf(measure: Measure, aggregates: Aggregates, parameters: Parameters, dialect: Dialect): number {
  if (measure.kind === "distinct") return aggregates.add(`count(DISTINCT ${column(measure.field)})`);
  const when = countedWhen(measure, parameters);
  return aggregates.add(when === "TRUE" ? "count(*)" : dialect.countIf(when));
}
