import { conditions, type Narrowing } from "../sql/conditions.ts";
import type { Statement } from "../sql/groups.ts";
import { Parameters } from "../sql/parameters.ts";
import type { Scope } from "../question.ts";
import { columnsRead, readsTriage, searchCondition, searchKey, type Searching, type SearchKey, sourceChange } from "./search-dimensions.ts";
import type { PageOrder, ReviewCriteria } from "./search-question.ts";
import { textConditions } from "./search-text.ts";

/** Names of rows that are no facet's. */
export const totalRow = "#total";
export const pageRow = "#page";

/** Which page of the found reviews is read; null where none is. */
export type PageChoice = { order: PageOrder; size: number; skip: number } | null;

/**
 * One statement for a whole search; rows of `dimension`, `key`, `label`, `n`: the values of each facet with their reviews,
 * the number of all, and the numbers of the page's reviews, whose `n` is their place.
 *
 * What every part shares is matched once. A filter on a facet's own dimension becomes a mark on the matched reviews, as
 * that facet ignores it; a review that fails two of them counts nowhere and is left out.
 */
export function compileSearch(
  { period, filters, text, rated, ids, seenAfter }: ReviewCriteria,
  facets: readonly string[],
  page: PageChoice,
  scope: Scope,
  searching: Searching,
): Statement {
  const parameters = new Parameters(searching.dialect);
  const base: Narrowing = { period: period ?? null, filters: [], scope };
  const marks: { dimension: string; name: string; condition: string }[] = [];
  const where = [
    conditions("reviews", base, searching, parameters),
    ...(rated === undefined ? [] : [`f.rating IS ${rated ? "NOT NULL" : "NULL"}`]),
    ...(ids === undefined ? [] : [parameters.oneOf("f.id", ids)]),
    ...(seenAfter === undefined ? [] : [`f.seen > CAST(${parameters.bind(seenAfter)} AS TIMESTAMP)`]),
  ];
  const used = [...new Set([...Object.keys(filters), ...facets])];
  const { relation, withWithdrawn } = relationOf(used, scope, parameters);
  // Who does not ask for them sees no withdrawn reviews: that is a criterion like any other.
  for (const dimension of new Set([...Object.keys(filters), ...(withWithdrawn ? [sourceChange] : [])])) {
    const condition = searchCondition(dimension, filters[dimension], base, searching, parameters);
    if (facets.includes(dimension)) marks.push({ dimension, name: `pass${marks.length}`, condition });
    else where.push(condition);
  }
  // Last, as they cost most.
  where.push(...textConditions(text, searching.dialect, parameters));

  const read = new Set(["no", ...facets.flatMap(columnsRead), ...(page ? orderColumns(page.order) : [])]);
  const selected = [...Array.from(read, (column) => `f.${column}`), ...marks.map(({ name, condition }) => `(${condition}) AS ${name}`)];
  const found = `SELECT ${selected.join(", ")} FROM ${relation} f WHERE ${where.join(" AND ")}`;
  const failed = marks.map(({ name }) => `CASE WHEN ${name} THEN 0 ELSE 1 END`).join(" + ");
  const matched = marks.length > 1 ? `SELECT * FROM (${found}) WHERE ${failed} <= 1` : found;

  const passing = (but?: string): string => {
    const names = marks.filter(({ dimension }) => dimension !== but).map(({ name }) => `f.${name}`);
    return names.length > 0 ? ` WHERE ${names.join(" AND ")}` : "";
  };
  const parts = [
    `SELECT '${totalRow}' AS dimension, NULL AS key, NULL AS label, count(*) AS n FROM matched f${passing()}`,
    ...(page ? [pageSql(page, passing(), parameters)] : []),
    ...facets.map((dimension) => facetSql(dimension, searchKey(dimension, base, searching, parameters), passing(dimension), parameters)),
  ];
  return { sql: `WITH matched AS MATERIALIZED (${matched}) ${parts.join(" UNION ALL ")}`, params: parameters.values };
}

/** The reviews as far as the dimensions need them: with what the group says of them, and with those that were withdrawn. */
function relationOf(dimensions: readonly string[], scope: Scope, parameters: Parameters): { relation: string; withWithdrawn: boolean } {
  const withWithdrawn = dimensions.includes(sourceChange);
  const reviews = withWithdrawn
    ? "(SELECT *, FALSE AS is_withdrawn FROM reviews UNION ALL SELECT *, TRUE AS is_withdrawn FROM withdrawn)"
    : "reviews";
  if (!readsTriage(dimensions)) return { relation: reviews, withWithdrawn };
  const triage = `LEFT JOIN triage t ON t.review = r.no AND t.group_id = ${parameters.bind(scope.group)}`;
  return {
    relation: `(SELECT r.*, coalesce(t.read, FALSE) AS is_read, t.assignee, t.later FROM ${reviews} r ${triage})`,
    withWithdrawn,
  };
}

function facetSql(dimension: string, { expression, join = "", named, bits }: SearchKey, passing: string, parameters: Parameters): string {
  const counted = `SELECT ${expression} AS k0, count(*) AS n FROM matched f ${join}${passing} GROUP BY 1`;
  const name = `${parameters.bind(dimension)} AS dimension`;
  if (bits)
    return `SELECT ${name}, CAST(b.key AS VARCHAR) AS key, NULL AS label, CAST(sum(g.n) AS BIGINT) AS n FROM (${counted}) g JOIN ${bits} b(key, bit) ON (g.k0 >> b.bit) & 1 = 1 GROUP BY b.key`;
  return `SELECT ${name}, CAST(${named?.key ?? "g.k0"} AS VARCHAR) AS key, CAST(${named?.label ?? "NULL"} AS VARCHAR) AS label, g.n FROM (${counted}) g ${named?.join ?? ""} WHERE g.k0 IS NOT NULL`;
}

const latest = "published DESC, no DESC";
const orders: Readonly<Record<Extract<PageOrder, string>, string>> = {
  latest,
  oldest: "published, no",
  best: `rating DESC NULLS LAST, ${latest}`,
  worst: `rating NULLS LAST, ${latest}`,
};

function orderColumns(order: PageOrder): readonly string[] {
  if (typeof order === "string") return ["published", "rating"];
  return ["published", "rating", "answered", "written"];
}

function pageSql({ order, size, skip }: Exclude<PageChoice, null>, passing: string, parameters: Parameters): string {
  const by = typeof order === "string" ? orders[order] : urgency(order, parameters);
  const rows = `SELECT f.* FROM matched f${passing} ORDER BY ${by} LIMIT ${parameters.bind(size, "integer")} OFFSET ${parameters.bind(skip, "integer")}`;
  return `SELECT '${pageRow}', CAST(p.no AS VARCHAR), NULL, row_number() OVER (ORDER BY ${by}) FROM (${rows}) p`;
}

/** Unanswered before answered, then bad, recent, written ones. */
function urgency({ badBelow, recentFrom }: Exclude<PageOrder, string>, parameters: Parameters): string {
  const marks = [
    "NOT answered",
    `coalesce(rating < ${parameters.bind(badBelow, "integer")}, FALSE)`,
    `published >= ${parameters.bind(recentFrom, "day")}`,
    "written",
  ];
  return [...marks.map((mark) => `CASE WHEN ${mark} THEN 0 ELSE 1 END`), latest].join(", ");
}
