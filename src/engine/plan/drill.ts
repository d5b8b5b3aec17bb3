import type { Chosen, Filters, Query } from "../../generated/types.ts";
import { type PlanCatalog, timeDimensions } from "../catalog/catalog.ts";
import { checkNeeds } from "../check/needs.ts";
import { checkQuery } from "../check/query.ts";
import { entry } from "../entry.ts";
import { resultKind, sourceOf } from "../query/kind.ts";
import type { ReadyTile, Tile } from "./plan.ts";

/** The choice by which a reader's tile asks one level below its own dimension; a type offers none of this name. */
export const DRILL = "by";

/** One level further down, by dimension. */
const below: Readonly<Record<string, string>> = {
  year: "month",
  quarter: "month",
  month: "day",
  week: "day",
  child: "commune",
  commune: "establishment",
  category: "establishment",
  selection: "establishment",
  theme: "expression",
};

/** What counts by expression what the first one counts by theme. */
const ofExpressions: Readonly<Record<string, string>> = {
  "theme-mentions": "expressions",
  "theme-positive": "expressions-positive",
  "theme-negative": "expressions-negative",
  "theme-balance": "expression-balance",
};

/** Rows of a level that may have hundreds. */
const ROWS = 15;
const long: readonly string[] = ["establishment", "expression"];

/**
 * What the tiles are asked below their own level while the page is narrowed to `focus`: a tile split by a dimension of which
 * one value is left would show that value alone. Only for tiles that can be asked so.
 */
export function drillsOf(tiles: readonly Tile[], focus: Filters, catalog: PlanCatalog): Chosen {
  return Object.fromEntries(
    tiles.flatMap((tile) => {
      if (!tile.ok) return [];
      const level = levelOf(tile.query);
      const to = level !== undefined && Object.hasOwn(focus, level) ? below[level] : undefined;
      return to !== undefined && queryBelow(tile, to, catalog) ? [[tile.id, { [DRILL]: to }]] : [];
    }),
  );
}

/** The tiles as asked one level further down, where that was chosen and can be; the others stay the very same. */
export function drilled(tiles: readonly Tile[], chosen: Chosen, catalog: PlanCatalog): Tile[] {
  return tiles.map((tile) => {
    const to = entry(entry(chosen, tile.id) ?? {}, DRILL);
    const made = tile.ok && to !== undefined ? queryBelow(tile, to, catalog) : undefined;
    return tile.ok && to !== undefined && made ? { ...tile, query: made.query, source: made.source, drilled: to } : tile;
  });
}

/** The dimension that a query is split by first. */
function levelOf({ by, geo }: Query): string | undefined {
  return geo === "communes" ? "commune" : by?.[0];
}

function queryBelow(
  { view: name, query }: ReadyTile,
  to: string,
  { metrics, views }: PlanCatalog,
): Pick<ReadyTile, "query" | "source"> | undefined {
  const level = levelOf(query);
  if (level === undefined || below[level] !== to) return undefined;
  const made = to === "expression" ? byExpression(query) : splitBy(query, to);
  const view = entry(views, name);
  if (!made || !view?.accepts.includes(resultKind(made))) return undefined;
  const problems = [...checkQuery(made, metrics, ""), ...checkNeeds(made, view, metrics, "")];
  return problems.length === 0 ? { query: made, source: sourceOf(made, metrics) } : undefined;
}

function splitBy(query: Query, to: string): Query {
  if (query.geo) return { ...query, geo: "establishments" };
  const by = [to, ...(query.by ?? []).slice(1)] as NonNullable<Query["by"]>;
  const isLong = long.includes(to) && !timeDimensions.includes(to);
  return { ...query, by, ...(isLong ? { limit: Math.min(query.limit ?? ROWS, ROWS) } : {}) };
}

/** By expression, what a query counts by theme; undefined where nothing counts it so. */
function byExpression(query: Query): Query | undefined {
  const measure = ofExpressions[query.measure ?? ""];
  if (measure === undefined) return undefined;
  const { also: _, order: __, ...rest } = query;
  return { ...splitBy(rest, "expression"), measure };
}
