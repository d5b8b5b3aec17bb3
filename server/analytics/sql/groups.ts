import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Measure } from "../../../src/generated/types.ts";
import type { Bound } from "../columnar-port.ts";
import { figureOf, type Surroundings } from "./aggregates.ts";
import { Aggregates, type Figure, type Parts } from "./figure.ts";
import { type Compiling, conditions, type Narrowing } from "./conditions.ts";
import { groupKey } from "./keys.ts";
import { Parameters } from "./parameters.ts";
import { factTables, hasThemes } from "./sources.ts";

/** A value as engines give it: wide numbers as text or bigint, according to the driver. */
export type EngineValue = string | number | bigint | boolean | null | undefined;
export type EngineRow = Record<string, EngineValue>;

/** A statement with its bound values. */
export interface Statement {
  sql: string;
  params: Bound[];
}

/** Measures of one source, over all facts or split by one or two dimensions. */
export interface GroupQuestion extends Narrowing {
  source: SourceName;
  measures: readonly Measure[];
  by: readonly string[];
  /** Adds the number of facts of each tonality. */
  spread?: boolean;
  /** Adds the group of all facts to those of the one dimension, which must not multiply them nor be cut. */
  total?: boolean;
  /** Has the engine order and cut the rows by the first measure, for a dimension of many values. */
  cut?: Cut | undefined;
}

/** Which rows are worth reading; equals go by number of observations, then by key. */
export interface Cut {
  order: "value" | "-value" | "n" | "-n" | "key";
  limit: number;
  /** Rows with fewer observations do not count. */
  least: number;
  /** Nor do those that rest on less. */
  sample: number;
}

/** One group as the engine gave it. */
export interface Group {
  /** One per dimension, as text; null where the facts do not say. */
  keys: (string | null)[];
  labels: (string | null)[];
  details: (string | null)[];
  parts: Parts;
  /** Whether it is that of all facts, beside those of a dimension. */
  isTotal?: boolean;
}

export interface GroupStatement extends Statement {
  figures: Figure[];
  /** Positions in `parts` of the facts of each tonality, lowest first; empty where they were not asked for. */
  spread: number[];
  read: (row: EngineRow) => Group;
  /** How many rows a cut left to choose from, from any row; null without a cut. */
  whole: (row: EngineRow | undefined) => number | null;
}

/** The statement for some measures of one source. Without a dimension it answers exactly one row. */
export function compileGroups(question: GroupQuestion, compiling: Compiling): GroupStatement {
  const { source, measures, by, spread } = question;
  const parameters = new Parameters(compiling.dialect);
  const aggregates = new Aggregates();
  const surroundings: Surroundings = {
    until: question.period?.to ?? null,
    prior: () => priorJoin(question, compiling, parameters),
    reviews: reviewsCounted(source, question),
    measures: compiling.metrics.measures,
  };
  const figures = measures.map((measure) => figureOf(measure, aggregates, parameters, compiling.dialect, surroundings));
  const tonalities = spread
    ? [0, 1, 2, 3, 4].map((index) => aggregates.add(compiling.dialect.countIf(`f.tonality = ${parameters.bind(index, "integer")}`)))
    : [];
  const keys = by.map((dimension, position) => groupKey(source, dimension, position, question, compiling, parameters));
  const where = conditions(source, question, compiling, parameters);

  // One reading of the facts for both: what counts reviews costs too much to be done twice.
  const over = question.total ? keys[0] : undefined;
  const grouped = [
    `SELECT ${[...(over ? [`grouping(${over.expression}) AS over`] : []), ...keys.map(({ expression }, position) => `${expression} AS k${position}`), ...keys.flatMap(({ name }, position) => (name ? [`${name} AS name${position}`] : [])), ...aggregates.expressions.map((expression, position) => `${expression} AS a${position}`)].join(", ")}`,
    `FROM ${[factsOf(source, aggregates), ...keys.flatMap(({ join }) => join ?? []), ...aggregates.joins].join(" ")}`,
    `WHERE ${where}`,
    ...(over ? [`GROUP BY GROUPING SETS ((${over.expression}), ())`] : []),
    ...(!over && keys.length > 0 ? [`GROUP BY ${keys.map((_, position) => position + 1).join(", ")}`] : []),
  ].join(" ");

  const named = keys.some((key) => key.named);
  const shown = keys.flatMap((key, position) =>
    key.named
      ? [
          `${key.named.key} AS key${position}`,
          `${key.named.label} AS label${position}`,
          ...(key.named.detail ? [`${key.named.detail} AS detail${position}`] : []),
        ]
      : [],
  );
  const joins = keys.flatMap((key) => key.named?.join ?? []);
  const cut = question.cut ? cutOf(question.cut, figures[0], keys[0]?.named?.key ?? "g.k0", parameters) : null;
  const columns = ["g.*", ...shown, ...(cut ? ["count(*) OVER () AS whole"] : [])].join(", ");
  const sql = named || cut ? `SELECT ${columns} FROM ${[`(${grouped}) g`, ...joins].join(" ")}${cut ?? ""}` : grouped;

  return {
    sql,
    params: parameters.values,
    figures,
    spread: tonalities,
    whole: (row) => (cut ? (number(row?.whole) ?? 0) : null),
    read: (row) => ({
      keys: keys.map((key, position) => text(row[key.named ? `key${position}` : `k${position}`])),
      labels: keys.map((_, position) => text(row[`label${position}`])),
      details: keys.map((_, position) => text(row[`detail${position}`])),
      parts: aggregates.expressions.map((_, position) => number(row[`a${position}`])),
      ...(over ? { isTotal: number(row.over) === 1 } : {}),
    }),
  };
}

/**
 * Counting reviews costs more than all else: groups of mentions that nobody veils are counted without, and most reviews speak
 * of a theme once. All mentions together are several to a review, which their error must know.
 */
export function reviewsCounted(source: SourceName, { scope, by }: Narrowing & Partial<Pick<GroupQuestion, "by">>): Surroundings["reviews"] {
  if (!hasThemes(source)) return "never";
  return scope.hideBelow > 0 || by?.length === 0 ? "always" : "estimates";
}

/** The facts `f` with the columns that are worked out of each. */
function factsOf(source: SourceName, { columns }: Aggregates): string {
  const table = `${factTables[source]} f`;
  return columns.length === 0
    ? table
    : `(SELECT f.*, ${columns.map((expression, at) => `${expression} AS c${at}`).join(", ")} FROM ${table}) f`;
}

function cutOf({ order, limit, least, sample }: Cut, figure: Figure | undefined, key: string, parameters: Parameters): string {
  if (!figure) throw new Error("rows cannot be cut without a measure");
  const by = orderBy(order, figure, key);
  const enough = sample > 0 ? ` AND ${figure.reviews ?? figure.n} >= ${parameters.bind(sample, "integer")}` : "";
  return ` WHERE ${figure.n} >= ${parameters.bind(least, "integer")}${enough} ORDER BY ${by} LIMIT ${parameters.bind(limit, "integer")}`;
}

/** Reads the figure's value only where it orders: what is bound to a statement must be used in it. */
function orderBy(order: Cut["order"], figure: Figure, key: string): string {
  switch (order) {
    case "value":
      return `${figure.value} ASC NULLS LAST, ${figure.n} DESC, ${key}`;
    case "-value":
      return `${figure.value} DESC NULLS LAST, ${figure.n} DESC, ${key}`;
    case "n":
      return `${figure.n} ASC, ${key}`;
    case "-n":
      return `${figure.n} DESC, ${key}`;
    case "key":
      return key;
  }
}

/** A key or name as text; engines give keys as text, numbers or booleans. */
export function text(value: EngineValue): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Engines give wide sums as text or bigint. */
export function number(value: EngineValue): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/**
 * Joins each review to the mean rating of its category, `prior.mean`, over all that the reader sees in the period:
 * what an index is pulled towards (DOMAIN §2.4). Neither filters nor a sheet narrow it: the territory's level is no choice of
 * the reader's.
 */
function priorJoin({ period, scope }: Narrowing, compiling: Compiling, parameters: Parameters): string {
  const where = conditions("reviews", { period, scope: { ...scope, locked: scope.territory }, filters: [] }, compiling, parameters);
  return `LEFT JOIN (SELECT f.category, avg(f.rating) AS mean FROM ${factTables.reviews} f WHERE ${where} GROUP BY f.category) prior ON prior.category = f.category`;
}
