import { isDay } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import { isAllBut, namedValues } from "../../../src/engine/query/accepted.ts";
import { isInternal, type Metrics, type SourceName, timeDimensions } from "../../../src/engine/catalog/catalog.ts";
import type { Accepted, Filters, Grain } from "../../../src/generated/types.ts";
import { bucketNumber } from "../buckets.ts";
import type { Scope } from "../question.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Dialect } from "./dialect.ts";
import type { Parameters } from "./parameters.ts";
import { banded, bandOf, columns, factTables, hasDays, hasThemes } from "./sources.ts";

/** Which facts count. Each entry of `filters` is joined by «and»; dimensions that the source lacks are passed over. */
export interface Narrowing {
  period: DayRange | null;
  filters: readonly Filters[];
  scope: Scope;
}

/** What writing a statement needs besides the question. */
export interface Compiling {
  metrics: Metrics;
  vocabulary: Vocabulary;
  dialect: Dialect;
}

/**
 * Whether nothing may be said of a source: the scope is locked to a dimension that the source lacks, a lock that cannot be
 * kept, or the source holds the moderators' own work and the scope is not theirs.
 */
export function isOutOfReach(source: SourceName, scope: Scope, metrics: Metrics): boolean {
  if (isInternal(source) && !scope.readsModeration) return true;
  const known: readonly string[] = metrics.dimensions[source] ?? [];
  return Object.keys(scope.locked).some((dimension) => !known.includes(dimension));
}

/** The condition that every statement over facts carries: the period, the reader's establishments, locked filters, filters. */
export function conditions(source: SourceName, narrowing: Narrowing, compiling: Compiling, parameters: Parameters): string {
  const { period, filters, scope } = narrowing;
  const known: readonly string[] = compiling.metrics.dimensions[source] ?? [];
  const parts = [...daysWithin("f", hasDays(source) ? period : null, parameters), visible("f", scope, parameters)];
  if (isOutOfReach(source, scope, compiling.metrics)) parts.push("FALSE");
  for (const filter of [scope.locked, ...filters]) {
    for (const [dimension, accepted] of Object.entries(filter)) {
      if (known.includes(dimension)) parts.push(condition(source, dimension, accepted, narrowing, compiling, parameters));
    }
  }
  return parts.join(" AND ");
}

/** The scope's semi-join: only establishments that the group sees, or those of a comparison group. */
export function visible(table: string, { group, peers }: Pick<Scope, "group" | "peers">, parameters: Parameters): string {
  if (peers) return parameters.oneOf(`${table}.establishment`, peers, "integer");
  return `${table}.establishment IN (SELECT establishment FROM visibility WHERE group_id = ${parameters.bind(group)})`;
}

/** The conditions of a period; none without one. */
export function daysWithin(table: string, period: DayRange | null, parameters: Parameters): string[] {
  return period ? [`${table}.day >= ${parameters.bind(period.from, "day")}`, `${table}.day < ${parameters.bind(period.to, "day")}`] : [];
}

/**
 * One filter: the facts whose dimension has one of the values, or by «not» all others: those that do not say, too, and of
 * reviews those that speak of none of the themes.
 */
export function condition(
  source: SourceName,
  dimension: string,
  accepted: Accepted,
  narrowing: Narrowing,
  compiling: Compiling,
  parameters: Parameters,
): string {
  const named = having(source, dimension, namedValues(accepted), narrowing, compiling, parameters);
  return isAllBut(accepted) ? `NOT coalesce(${named}, FALSE)` : named;
}

/** The facts whose dimension has one of the values. Unknown values match nothing. */
function having(
  source: SourceName,
  dimension: string,
  values: readonly string[],
  { scope, period }: Narrowing,
  { vocabulary, dialect }: Compiling,
  parameters: Parameters,
): string {
  switch (dimension) {
    case "establishment":
      return `f.establishment IN (SELECT establishment FROM establishments WHERE ${parameters.oneOf("id", values)})`;
    case "selection":
      return `f.establishment IN (SELECT establishment FROM selections WHERE ${parameters.oneOf("id", values)} AND group_id = ${parameters.bind(scope.group)})`;
    case "theme":
      if (hasThemes(source)) return parameters.oneOf("f.theme", values);
      return `f.no IN (SELECT m.review FROM ${factTables.themes} m WHERE ${[parameters.oneOf("m.theme", values), visible("m", scope, parameters), ...daysWithin("m", period, parameters)].join(" AND ")})`;
    case "expression":
      if (source === "expressions") return parameters.oneOf("f.expression", values);
      return `f.no IN (SELECT m.review FROM ${factTables.expressions} m WHERE ${[parameters.oneOf("m.expression", values), visible("m", scope, parameters), ...daysWithin("m", period, parameters)].join(" AND ")})`;
    case "tonality":
      return parameters.oneOf(
        "f.tonality",
        vocabulary.terms(dimension).flatMap(({ key, index }) => (index !== undefined && values.includes(key) ? [index] : [])),
        "integer",
      );
    case "capacity":
    case "rating-band": {
      const bands = vocabulary.terms(dimension);
      const places = [...bands.keys()].filter((place) => values.includes(bands[place]?.key ?? ""));
      return parameters.oneOf(bandOf(banded[dimension] ?? "", bands), places, "integer");
    }
    case "stars":
      return parameters.oneOf("f.stars", wholeNumbers(values), "integer");
    case "answered":
      return parameters.oneOf(
        "f.answered",
        values.filter((value) => value === "true" || value === "false").map((value) => value === "true"),
        "boolean",
      );
    case "polarity":
      return parameters.oneOf("f.polarity", values.filter((value) => /^(-1|0|1)$/.test(value)).map(Number), "integer");
    case "hour":
      return parameters.oneOf("f.hour", wholeNumbers(values), "integer");
    case "weekday":
      return parameters.oneOf(dialect.weekday("f.day"), wholeNumbers(values), "integer");
    default: {
      const column = columns[dimension];
      if (column) return parameters.oneOf(`f.${column}`, values);
      if (!timeDimensions.includes(dimension)) throw new Error(`dimension "${dimension}" has no condition`);
      const grain = dimension as Grain;
      return parameters.oneOf(
        dialect.bucket(grain, "f.day"),
        values.filter(isDay).map((day) => bucketNumber(grain, day)),
        "integer",
      );
    }
  }
}

const wholeNumbers = (values: readonly string[]): number[] => values.filter((value) => /^\d{1,2}$/.test(value)).map(Number);
