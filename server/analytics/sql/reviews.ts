import type { DayRange } from "../../../src/domain/time/period.ts";
import type { SourceName } from "../../../src/engine/catalog/catalog.ts";
import type { Filters } from "../../../src/generated/types.ts";
import type { Scope } from "../question.ts";
import { type Compiling, condition, conditions, type Narrowing } from "./conditions.ts";
import type { Statement } from "./groups.ts";
import { groupKey } from "./keys.ts";
import { Parameters } from "./parameters.ts";
import { banded, columns, factTables } from "./sources.ts";
import { type Urgency, urgencyOrder } from "./urgency.ts";

/** The latest first, or the most urgent. */
export type ReviewOrder = "latest" | Urgency;

const latest = "f.published DESC, f.no DESC";

function orderOf(order: ReviewOrder, parameters: Parameters): string {
  if (typeof order === "string") return latest;
  return [...urgencyOrder(order, "f.", parameters), latest].join(", ");
}

/** One page of reviews with the names of their establishment and commune. */
export function compileReviewPage(
  narrowing: Narrowing,
  { order, size, skip }: { order: ReviewOrder; size: number; skip: number },
  compiling: Compiling,
): Statement {
  const parameters = new Parameters(compiling.dialect);
  const where = conditions("reviews", narrowing, compiling, parameters);
  const by = orderOf(order, parameters);
  // Only the rows of the page are read whole: the texts weigh more than all else.
  const page = `SELECT f.no FROM reviews f WHERE ${where} ORDER BY ${by} LIMIT ${parameters.bind(size, "integer")} OFFSET ${parameters.bind(skip, "integer")}`;
  return { sql: `${shownReviews("reviews")} WHERE f.no IN (${page}) ORDER BY ${by}`, params: parameters.values };
}

/** Reads whole reviews `f` of a table, and `more` of each; conditions follow. */
export function shownReviews(table: string, more?: string): string {
  return [
    "SELECT f.no, f.id, e.id AS establishment, e.name AS establishment_name, c.name AS commune, f.provider, f.rating, f.title, f.text, f.verification, f.lang, f.profile, f.country,",
    `CAST(f.published AS VARCHAR) AS published, CAST(f.day AS VARCHAR) AS day, f.answered${more === undefined ? "" : `, ${more}`}`,
    `FROM ${table} f LEFT JOIN establishments e ON e.establishment = f.establishment LEFT JOIN communes c ON c.insee = f.commune AND c.destination = f.destination`,
  ].join(" ");
}

/** How many reviews there are in all; one row, `n`. */
export function compileReviewCount(narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const where = conditions("reviews", narrowing, compiling, parameters);
  return { sql: `SELECT count(*) AS n FROM reviews f WHERE ${where}`, params: parameters.values };
}

/** Sources whose facts have a day. */
export type DatedSource = Exclude<SourceName, "establishments">;

/** How many facts of a source there are, and the least and the greatest of their days; one row, `n`, `first`, `last`. */
export function compileDays(source: DatedSource, narrowing: Narrowing, compiling: Compiling): Statement {
  const parameters = new Parameters(compiling.dialect);
  const where = conditions(source, narrowing, compiling, parameters);
  const sql = `SELECT count(*) AS n, CAST(min(f.day) AS VARCHAR) AS first, CAST(max(f.day) AS VARCHAR) AS last FROM ${factTables[source]} f WHERE ${where}`;
  return { sql, params: parameters.values };
}

/** What some reviews of a page speak of, theme by theme as the text goes; `review`, `theme`, `polarity`, `strength`, `start`, `end`. */
export function compileMentionsOf(reviews: readonly number[], { dialect }: Compiling): Statement {
  const parameters = new Parameters(dialect);
  return {
    sql: `SELECT m.review, m.theme, m.polarity, m.strength, m.span_start AS "start", m.span_end AS "end" FROM mentions m WHERE ${parameters.oneOf("m.review", reviews, "integer")} ORDER BY 1, 2, 5`,
    params: parameters.values,
  };
}

/**
 * The reviews of each value of some dimensions; rows of `dimension`, `key`, `label`, `n`.
 *
 * The scope is matched once; each dimension then counts under the filters of the others.
 */
export function compileFacets(
  dimensions: readonly string[],
  { scope, period, filters }: { scope: Scope; period: DayRange | null; filters: Filters },
  compiling: Compiling,
): Statement {
  const parameters = new Parameters(compiling.dialect);
  const base: Narrowing = { period, filters: [], scope };
  const known: readonly string[] = compiling.metrics.dimensions.reviews ?? [];
  const used = Object.entries(filters).filter(([dimension]) => known.includes(dimension));
  const flags = used.map(
    ([dimension, values], index) => `(${condition("reviews", dimension, values, base, compiling, parameters)}) AS pass${index}`,
  );
  const where = conditions("reviews", base, compiling, parameters);
  const read = [...new Set(dimensions.map(columnOf))].map((column) => `f.${column}`);
  const matched = `SELECT ${[...read, ...flags].join(", ")} FROM reviews f WHERE ${where}`;
  const parts = dimensions.map((dimension) => {
    const { expression, join = "", named } = groupKey("reviews", dimension, 0, base, compiling, parameters);
    const others = used.flatMap(([other], index) => (other === dimension ? [] : [`f.pass${index}`]));
    const counted = `SELECT ${expression} AS k0, count(*) AS n FROM matched f ${join} WHERE ${[`${expression} IS NOT NULL`, ...others].join(" AND ")} GROUP BY 1`;
    return `SELECT ${parameters.bind(dimension)} AS dimension, CAST(${named?.key ?? "g.k0"} AS VARCHAR) AS key, CAST(${named?.label ?? "NULL"} AS VARCHAR) AS label, g.n FROM (${counted}) g ${named?.join ?? ""}`;
  });
  return { sql: `WITH matched AS MATERIALIZED (${matched}) ${parts.join(" UNION ALL ")}`, params: parameters.values };
}

/** The column of a review that holds its value of a dimension: the matched reviews keep nothing else. */
function columnOf(dimension: string): string {
  if (dimension === "theme" || dimension === "expression") return "no";
  if (dimension === "selection" || dimension === "establishment") return "establishment";
  return columns[dimension] ?? banded[dimension] ?? "day";
}
