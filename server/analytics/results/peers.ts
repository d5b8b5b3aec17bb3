import { isAllBut } from "../../../src/engine/query/accepted.ts";
import type { Filters, Query, TableResult, TableRow } from "../../../src/generated/types.ts";
import { scopeOf } from "../question.ts";
import type { Answering } from "./answering.ts";
import { breakdown } from "./breakdown.ts";
import { table } from "./table.ts";

/** Other establishments that there must be for any of them to be shown (INTERFACES «Thresholds»: k ≥ 5). */
const LEAST_OTHERS = 5;
/** More rows than a category has. */
const EVERY = 100_000;

/**
 * The establishments that the scope or the filters name, among those of their category that the group sees. The others
 * have a number in the place of their id and no name; where they are too few, or the page is public, they are left out.
 */
export async function peers(answering: Answering): Promise<TableResult> {
  const { question, scope } = answering;
  const { establishment: chosen, ...filters } = question.filters;
  const { establishment: bound, ...locked } = scope.locked;
  const named = namesIn(bound) ?? namesIn(chosen) ?? [];
  const wide: Answering = { ...answering, scope: scopeOf(scope.group, { ...scope, locked }), question: { ...question, filters } };
  const categories = await categoriesOf(named, wide);
  const { peers: _, ...query } = question.query;
  const found = await table(asking({ ...query, order: "-value", limit: EVERY }, { category: categories }, wide));
  const own = found.rows.filter(({ key }) => named.includes(key));
  const others = found.rows.filter(({ key }) => !named.includes(key));
  const isShown = others.length >= LEAST_OTHERS && scope.hideBelow === 0;
  const rows = isShown ? [...own, ...others.map(anonymous)] : own;
  return {
    ...found,
    rows,
    total_rows: rows.length,
    peers: {
      named: own.map(({ key }) => key),
      establishments: found.rows.length,
      median: isShown ? medianOf(found.rows) : null,
    },
  };
}

/** The establishments that a filter keeps; null where it keeps all, or all but some. */
function namesIn(filter: Filters[string] | undefined): readonly string[] | null {
  return filter === undefined || isAllBut(filter) ? null : filter;
}

/** The categories of these establishments; a filter that nothing passes where there are none. */
async function categoriesOf(named: readonly string[], wide: Answering): Promise<string[]> {
  if (named.length === 0) return [];
  const query: Query = { measure: "reviews", by: ["category"], at_least: 1 };
  const { items } = await breakdown(asking(query, { establishment: [...named] }, wide));
  return items.flatMap(({ key, n }) => (n > 0 ? [key] : []));
}

function asking(query: Query, where: Filters, answering: Answering): Answering {
  const { question } = answering;
  return { ...answering, question: { ...question, query: { ...query, where: { ...query.where, ...where } } } };
}

function anonymous({ cells }: TableRow, place: number): TableRow {
  return { key: `other-${place + 1}`, label: "", cells };
}

function medianOf(rows: readonly TableRow[]): number | null {
  const values = rows.flatMap(({ cells }) => cells[0]?.value ?? []).toSorted((a, b) => a - b);
  const middle = values.length / 2;
  const [low, high] = [values[Math.ceil(middle) - 1], values[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
