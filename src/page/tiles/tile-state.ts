import { isEmpty } from "../../domain/figure/empty-result.ts";
import { type Figure, restsOn } from "../../domain/figure/figure.ts";
import type { ReadyTile, Tile } from "../../engine/plan/plan.ts";
import type { Result, TooFew } from "../../generated/types.ts";
import type { TileData } from "../results/results-store.ts";

/** The states of a tile (INTERFACES «Page»), one at a time. */
export type TileState = "loading" | "ready" | "empty" | "error" | "stale" | "small-sample" | "invalid" | "unknown-type" | "forbidden";

/**
 * A tile's state from its plan and its data, in the order in which one hides the next. `small` is the sample under which
 * a figure is shown with care; `shares` are the reviews behind shares that its views draw of exact counts.
 */
export function tileState(tile: Tile, data: TileData, running: boolean, small: number, shares: number | null = null): TileState {
  if (!tile.ok) return tile.problem === "unknown-view" ? "unknown-type" : tile.problem;
  if (data.error) return data.error === "access.denied" ? "forbidden" : "error";
  const results = shownResults(tile, data);
  if (results.length === 0) return running ? "loading" : "error";
  if (data.stale) return running ? "ready" : "stale";
  if (results.every(isEmpty)) return fewOf(results) ? "small-sample" : "empty";
  const sample = largestSample(results, shares);
  return results.some(isVeiled) || (sample !== null && sample < small) ? "small-sample" : "ready";
}

/** The results that the tile draws; none while one of them is missing. */
function shownResults({ show, beside }: ReadyTile, data: TileData): Result[] {
  const wanted = [...(show === "beside" ? [] : [data.result]), ...(beside && show !== "first" ? [data.beside?.result] : [])];
  return wanted.every((result) => result !== undefined) ? wanted : [];
}

/** The state once the code that draws the tile is counted in: it loads by itself, and may be missing. */
export function drawnState(state: TileState, view: "loading" | "ready" | "failed"): TileState {
  if (view === "ready" || (state !== "ready" && state !== "stale" && state !== "small-sample")) return state;
  return view === "failed" ? "error" : "loading";
}

/** Rows of a dimension, none of which rests on enough to be shown. */
export interface FewRows extends TooFew {
  dimension: string;
}

/** Why results have no row although there is something to count; undefined where one has, and where there is nothing. */
export function fewOf(results: readonly Result[]): FewRows | undefined {
  if (!results.every(isEmpty)) return undefined;
  for (const result of results) {
    if (!("too_few" in result) || !result.too_few) continue;
    return { ...result.too_few, dimension: dimensionOf(result) };
  }
  return undefined;
}

/** The dimension whose values are rows. */
function dimensionOf(result: Extract<Result, { too_few?: TooFew }>): string {
  if (result.kind === "geo") return result.level === "communes" ? "commune" : "establishment";
  if (result.kind === "matrix") return result.dimensions[result.rows.length > 0 ? 1 : 0] ?? "";
  return result.dimension ?? "";
}

/**
 * The observations behind the best founded of the figures that results show: where even that one is small, all are.
 * Null where there is none to judge: counts are exact, and lists and texts show none. `shares`: as of {@link tileState}.
 */
export function largestSample(results: readonly Result[], shares: number | null = null): number | null {
  const sizes = results.flatMap(estimatesOf).flatMap((figure) => (figure.value === null ? [] : restsOn(figure)));
  if (shares !== null) sizes.push(shares);
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

/** Whether nothing but figures that may not be shown are left of a result. */
function isVeiled(result: Result): boolean {
  const figures = figuresOf(result);
  return figures.some(({ hidden }) => hidden) && figures.every(({ value }) => value === null);
}

/** Those of a result's figures that are estimates: a count is exact. */
function estimatesOf(result: Result): readonly Figure[] {
  if ("unit" in result && result.unit === "count") return [];
  if (result.kind === "table")
    return result.rows.flatMap(({ cells }) => cells.filter((_, index) => result.columns[index]?.unit !== "count"));
  return figuresOf(result);
}

/** The figures that a result shows. */
function figuresOf(result: Result): readonly Figure[] {
  switch (result.kind) {
    case "scalar":
      return [result];
    case "series":
      return result.lines.flatMap(({ points }) => points);
    case "breakdown":
      return result.items;
    case "matrix":
      return result.cells.flat();
    case "table":
      return result.rows.flatMap(({ cells }) => cells);
    case "geo":
      return result.places;
    case "feed":
    case "text":
    case "changes":
      return [];
  }
}
