import { conditions, daysWithin, type Narrowing } from "../sql/conditions.ts";
import type { Statement } from "../sql/groups.ts";
import { Parameters } from "../sql/parameters.ts";
import type { Scope } from "../question.ts";
import { facetGroups, type FacetGroup, matchedReviews, placeColumns, placeRelation } from "./facet-groups.ts";
import { readsTriage, searchCondition, searchKey, type Searching, type SearchKey, sourceChange, stayed } from "./search-dimensions.ts";
import type { PageOrder, ReviewCriteria } from "./search-question.ts";
import { textConditions } from "./search-text.ts";
import { LAST_TIER, type Urgency, urgencyColumns, urgencyOrder, urgencyTier } from "../sql/urgency.ts";

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
 * that facet ignores it; a review that fails two of them counts nowhere and is left out. Facets whose columns go together
 * are counted from one grouping of the matched reviews, see {@link facetGroups}.
 */
export function compileSearch(
  criteria: ReviewCriteria,
  facets: readonly string[],
  page: PageChoice,
  scope: Scope,
  searching: Searching,
): Statement {
  const parameters = new Parameters(searching.dialect);
  const { matched, groups, marks, base } = matchedBy(criteria, facets, page?.order ?? null, scope, searching, parameters);
  const passing = (but?: string): string => {
    const names = marks.filter(({ dimension }) => dimension !== but).map(({ name }) => `f.${name}`);
    return names.length > 0 ? ` WHERE ${names.join(" AND ")}` : "";
  };
  const counted = (relation: string, dimension: string): string =>
    facetSql(dimension, relation, searchKey(dimension, base, searching, parameters), passing(dimension), parameters);
  const parts = [
    `SELECT '${totalRow}' AS dimension, NULL AS key, NULL AS label, count(*) AS n FROM ${matchedReviews} f${passing()}`,
    ...(page ? [pageSql(page, passing(), parameters)] : []),
    ...groups.flatMap(({ relation, facets: own }) => own.map((dimension) => counted(relation, dimension))),
  ];
  const markNames = marks.map(({ name }) => name);
  const relations = [
    `${matchedReviews} AS MATERIALIZED (${matched})`,
    ...groups
      .filter(({ relation }) => relation !== matchedReviews)
      .map((group) => `${group.relation} AS MATERIALIZED (${groupSql(group, markNames)})`),
  ];
  return { sql: `WITH ${relations.join(", ")} ${parts.join(" UNION ALL ")}`, params: parameters.values };
}

/**
 * Whole reviews that a search finds, in its order, at most so many, each as JSON in `line`: a long list takes a third of the time
 * that its columns take to be read one by one. `shown` reads them from a table, see `shownReviews`.
 */
export function compileFoundList(
  criteria: ReviewCriteria,
  { order, most }: { order: PageOrder; most: number },
  shown: (table: string, parameters: Parameters) => string,
  scope: Scope,
  searching: Searching,
): Statement {
  const parameters = new Parameters(searching.dialect);
  const { matched } = matchedBy(criteria, [], order, scope, searching, parameters);
  const by = orderSql(order, parameters);
  const numbered = `SELECT f.no, row_number() OVER (ORDER BY ${by}) AS place FROM ${matchedReviews} f ORDER BY place LIMIT ${parameters.bind(most, "integer")}`;
  const tables = ["reviews", "withdrawn"].map((table) => shown(table, parameters));
  return {
    sql: `WITH ${matchedReviews} AS MATERIALIZED (${matched}), ${foundRelation} AS MATERIALIZED (${numbered}) SELECT CAST(to_json(l) AS VARCHAR) AS line FROM (${tables.join(" UNION ALL ")}) l ORDER BY l.place`,
    params: parameters.values,
  };
}

/** The relation of `no` and `place` that {@link compileFoundList} reads whole. */
export const foundRelation = "found";

/** A condition on a facet's own dimension, as a column of the matched reviews. */
interface Mark {
  dimension: string;
  name: string;
  condition: string;
}

/** The reviews that satisfy all criteria but one facet's at most, with the columns that facets and the order read. */
function matchedBy(
  { period, filters, text, rated, ids, seenAfter }: ReviewCriteria,
  facets: readonly string[],
  order: PageOrder | null,
  scope: Scope,
  searching: Searching,
  parameters: Parameters,
): { matched: string; groups: FacetGroup[]; marks: Mark[]; base: Narrowing } {
  // The facet of months ignores the period as others do their filters.
  const countsMonths = facets.includes(stayed);
  const base: Narrowing = { period: countsMonths ? null : (period ?? null), filters: [], scope };
  const marks: Mark[] = [];
  const days = countsMonths ? daysWithin("f", period ?? null, parameters) : [];
  const where = [
    conditions("reviews", base, searching, parameters),
    ...(rated === undefined ? [] : [`f.rating IS ${rated ? "NOT NULL" : "NULL"}`]),
    ...(ids === undefined ? [] : [parameters.oneOf("f.id", ids)]),
    ...(seenAfter === undefined ? [] : [`f.seen > CAST(${parameters.bind(seenAfter)} AS TIMESTAMP)`]),
  ];
  const used = [...new Set([...Object.keys(filters), ...facets])];
  const { relation, withWithdrawn } = relationOf(used, scope, parameters);
  // Who does not ask for them sees no withdrawn reviews: that is a criterion like any other.
  const narrowed = [...Object.keys(filters), ...(withWithdrawn ? [sourceChange] : []), ...(days.length > 0 ? [stayed] : [])];
  for (const dimension of new Set(narrowed)) {
    const own = searchCondition(dimension, filters[dimension], base, searching, parameters);
    const condition = dimension === stayed ? [own, ...days].join(" AND ") : own;
    if (facets.includes(dimension)) marks.push({ dimension, name: `pass${marks.length}`, condition });
    else where.push(condition);
  }
  // Last, as they cost most.
  where.push(...textConditions(text, searching.dialect, parameters));

  const groups = facetGroups(facets);
  const read = new Set(["no", ...groups.flatMap(({ columns }) => columns), ...(order ? orderColumns(order) : [])]);
  const selected = [...Array.from(read, (column) => `f.${column}`), ...marks.map(({ name, condition }) => `(${condition}) AS ${name}`)];
  const found = `SELECT ${selected.join(", ")} FROM ${relation} f WHERE ${where.join(" AND ")}`;
  const failed = marks.map(({ name }) => `CASE WHEN ${name} THEN 0 ELSE 1 END`).join(" + ");
  const matched = marks.length > 1 ? `SELECT * FROM (${found}) WHERE ${failed} <= 1` : found;
  return { matched, groups, marks, base };
}

/** The matched reviews grouped by the columns that some facets read, and by the marks. */
function groupSql({ relation, columns }: FacetGroup, marks: readonly string[]): string {
  const kept = [...columns, ...marks].map((column) => `f.${column}`).join(", ");
  const grouped = `SELECT ${kept}, count(*) AS n FROM ${matchedReviews} f GROUP BY ALL`;
  if (relation !== placeRelation) return grouped;
  const own = placeColumns.map((column) => `e.${column}`).join(", ");
  return `SELECT g.*, ${own} FROM (${grouped}) g LEFT JOIN establishments e ON e.establishment = g.establishment`;
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

function facetSql(
  dimension: string,
  relation: string,
  { expression, join = "", named, bits }: SearchKey,
  passing: string,
  parameters: Parameters,
): string {
  const n = relation === matchedReviews ? "count(*)" : "CAST(sum(f.n) AS BIGINT)";
  const counted = `SELECT ${expression} AS k0, ${n} AS n FROM ${relation} f ${join}${passing} GROUP BY 1`;
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
  if (order === "latest" || order === "oldest") return ["published"];
  if (typeof order === "string") return ["published", "rating"];
  return ["answered", ...urgencyColumns];
}

function orderSql(order: PageOrder, parameters: Parameters): string {
  return typeof order === "string" ? orders[order] : urgency(order, parameters);
}

function pageSql({ order, size, skip }: Exclude<PageChoice, null>, passing: string, parameters: Parameters): string {
  const by = orderSql(order, parameters);
  const columns = ["no", ...orderColumns(order)].map((column) => `f.${column}`).join(", ");
  const [least, most] = [parameters.bind(skip, "integer"), parameters.bind(size, "integer")];
  const first = typeof order === "string" ? passing : withinTier(order, passing, `${least} + ${most}`, parameters);
  const rows = `SELECT ${columns} FROM ${matchedReviews} f${first} ORDER BY ${by} LIMIT ${most} OFFSET ${least}`;
  return `SELECT '${pageRow}', CAST(p.no AS VARCHAR), NULL, row_number() OVER (ORDER BY ${by}) FROM (${rows}) p`;
}

/** The condition that keeps the tiers in which the first so many reviews are: the whole order is then worked out for few. */
function withinTier(order: Urgency, passing: string, wanted: string, parameters: Parameters): string {
  const tier = urgencyTier(order, "f.", parameters);
  const counted = `SELECT ${tier} AS tier, count(*) AS n FROM ${matchedReviews} f${passing} GROUP BY 1`;
  const reached = `SELECT tier, sum(n) OVER (ORDER BY tier) AS upto FROM (${counted})`;
  const last = `coalesce((SELECT min(tier) FROM (${reached}) WHERE upto >= ${wanted}), ${LAST_TIER})`;
  return `${passing === "" ? " WHERE" : `${passing} AND`} ${tier} <= ${last}`;
}

/** Unanswered before answered, then by the rule. */
function urgency(order: Urgency, parameters: Parameters): string {
  return ["answered", ...urgencyOrder(order, "", parameters), latest].join(", ");
}
