import { changeOf } from "../../src/domain/figure/change.ts";
import { ignoredFilters, isDeclared, type PlanCatalog } from "../../src/engine/catalog/catalog.ts";
import { namedValues } from "../../src/engine/query/accepted.ts";
import { sourceOf } from "../../src/engine/query/kind.ts";
import { readsBothPeriods } from "../../src/engine/catalog/measure-reach.ts";
import type { ReadyTile } from "../../src/engine/plan/plan.ts";
import type { Filters, Query, Result, TableRow } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import { type Scope, withoutDeclared } from "../analytics/question.ts";
import { ApiError } from "../kit/errors.ts";
import { type DocumentQuestion, requireBuckets, type Span } from "./question.ts";

/** What a tile is answered with, and for whom. */
export interface Asking {
  analytics: Analytics;
  catalog: PlanCatalog;
  scope: Scope;
  selectionsOf?: ((group: string) => Promise<ReadonlySet<string>>) | undefined;
}

/** What a tile asks, or the second part of one. */
type Asked = Pick<ReadyTile, "kind" | "query">;

/** A tile's result over one period. */
export interface SpanResult {
  span: Span;
  /** Of the compared period. */
  compared?: true;
  result: Result;
}

/** The results of a tile over the current period and, where it can be compared, over the other one. Rejects where the metric layer does. */
export async function answerTile(tile: Asked, question: DocumentQuestion, given: Asking): Promise<SpanResult[]> {
  const asking = question.withholdsDeclared ? { ...given, scope: withoutDeclared(given.scope) } : given;
  requireBuckets(tile.query, question);
  await requireSelections(tile.query, question, asking);
  const declared = isDeclared(sourceOf(tile.query, asking.catalog.metrics));
  if (declared && asking.scope.withholdsDeclared) throw new ApiError("figures.declared-fixed");
  const { current, compared, filters } = question;
  // Over a period that the document does not compare with, declared answers are left out: neither alone nor beside other figures.
  const before = question.comparesOther ? { ...asking, scope: withoutDeclared(asking.scope) } : asking;
  // Nor how they have changed since.
  const both = declared && question.comparesOther ? null : compared;
  const ask = (query: Query, span: Span): Promise<Result> =>
    span === current ? answer(query, span, both, filters, asking) : answer(query, span, null, filters, before);
  const asked = { span: current, result: askRows(tile.query, (query) => ask(query, current), compared !== null) };
  if (!compared || !isComparable(tile) || tile.query.peers || (declared && question.comparesOther)) return [await resolved(asked)];
  const result = isCut(tile) ? asked.result.then((rows) => ask(sameRows(tile.query, rows), compared)) : ask(tile.query, compared);
  return Promise.all([resolved(asked), resolved({ span: compared, compared: true, result })]);
}

/** Refuses a tile that counts, or leaves out, a selection that is no longer there: its figures would be others than it says. */
async function requireSelections(
  { where }: Query,
  { filters }: Pick<DocumentQuestion, "filters">,
  { scope, selectionsOf }: Asking,
): Promise<void> {
  const named = [where, filters, scope.locked].flatMap((filter) => namedValues(filter?.selection));
  if (named.length === 0 || !selectionsOf) return;
  const known = await selectionsOf(scope.group);
  if (named.some((id) => !known.has(id))) throw new ApiError("selection.deleted");
}

async function resolved({ result, ...span }: Omit<SpanResult, "result"> & { result: Promise<Result> }): Promise<SpanResult> {
  return { ...span, result: await result };
}

function answer(
  query: Query,
  { period }: Span,
  compared: Span | null,
  filters: Filters,
  { analytics, catalog, scope }: Asking,
): Promise<Result> {
  const ignored = ignoredFilters(sourceOf(query, catalog.metrics), filters, catalog.metrics);
  const reaching = Object.fromEntries(Object.entries(filters).filter(([dimension]) => !ignored.includes(dimension)));
  // Other answers are the same, whatever they are compared with.
  const both = compared && readsBothPeriods(query, catalog.metrics) ? { compared: compared.period } : {};
  return analytics.answer({ query, period, ...both, filters: reaching }, scope);
}

/** Lists of reviews and texts show no comparison; changes are one. */
function isComparable({ kind }: Asked): boolean {
  return kind !== "feed" && kind !== "text" && kind !== "changes";
}

/** Whether the rows of a tile depend on the period: those of the other period would be others. */
function isCut({ kind, query }: Asked): boolean {
  return (kind === "table" || kind === "breakdown") && (query.limit !== undefined || query.at_least !== undefined || query.ranked === true);
}

/** The question for the earlier figures of the rows of a result: these rows, however they ranked then. */
function sameRows(asked: Query, result: Result): Query {
  const { measure, also, by, where, order, table, total } = asked;
  const query: Query = {
    ...(measure ? { measure } : {}),
    ...(also ? { also } : {}),
    ...(by ? { by } : {}),
    ...(where ? { where } : {}),
    ...(order ? { order } : {}),
    ...(table ? { table } : {}),
    ...(total ? { total } : {}),
  };
  const [dimension] = by ?? [];
  // A breakdown keeps its other rows: they are part of its total.
  if (result.kind !== "table" || dimension === undefined || result.rows.length === 0) return query;
  // Among these rows alone, everything would be another whole.
  const { total: _, ...rows } = query;
  return { ...rows, limit: result.rows.length, where: { ...where, [dimension]: result.rows.map(({ key }) => key) } };
}

/** A table's first rows and, where the query asks for them, its last ones and those that fell: further questions. */
async function askRows({ tail, falls, ...query }: Query, ask: (query: Query) => Promise<Result>, isCompared: boolean): Promise<Result> {
  const order = query.order ?? "-value";
  const opposite = (order.startsWith("-") ? order.slice(1) : `-${order}`) as NonNullable<Query["order"]>;
  const [first, last, fallen] = await Promise.all([
    ask(query),
    tail === undefined ? null : ask({ ...query, order: opposite, limit: tail }),
    falls === undefined || !isCompared ? null : askFallen(query, falls, ask),
  ]);
  if (first.kind !== "table") return first;
  const rows = new Map(first.rows.map((row) => [row.key, row]));
  for (const row of fallen?.rows ?? []) if (!rows.has(row.key)) rows.set(row.key, row);
  const lowest = last?.kind === "table" ? last.rows.filter(({ key }) => !rows.has(key)).toReversed() : [];
  return { ...first, rows: [...rows.values(), ...lowest], ...(fallen ? { falls: fallen.keys } : {}) };
}

/** The rows whose first figure got significantly worse, the gravest first. */
async function askFallen(
  query: Query,
  most: number,
  ask: (query: Query) => Promise<Result>,
): Promise<{ keys: string[]; rows: TableRow[] }> {
  const { measure = "", by = [], where, at_least } = query;
  const found = await ask({
    changes: [{ measure, by }],
    ...(where ? { where } : {}),
    ...(at_least === undefined ? {} : { at_least }),
    limit: MOST_CHANGES,
  });
  const keys = (found.kind === "changes" ? found.items : [])
    .filter((item) => changeOf(item.to, item.from, item.unit, item.better)?.tone === "bad")
    .flatMap(({ parts }) => parts.map(({ key }) => key))
    .slice(0, most);
  const [dimension = ""] = by;
  const rows = keys.length === 0 ? null : await ask({ ...query, where: { ...where, [dimension]: keys }, limit: keys.length });
  return { keys, rows: rows?.kind === "table" ? rows.rows : [] };
}

/** Rises and falls among which the falls are looked for. */
const MOST_CHANGES = 500;
