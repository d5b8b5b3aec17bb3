import type { Tile } from "../../engine/plan.ts";
import type { Result } from "../../generated/types.ts";
import type { TileData } from "./results-store.ts";

/** The states of a tile (INTERFACES «Page»), one at a time. */
export type TileState = "loading" | "ready" | "empty" | "error" | "stale" | "small-sample" | "invalid" | "unknown-type" | "forbidden";

/** A tile's state from its plan and its data, in the order in which one hides the next. `small` is the sample under which a figure is shown with care. */
export function tileState(tile: Tile, data: TileData, running: boolean, small: number): TileState {
  if (!tile.ok) return tile.problem === "unknown-view" ? "unknown-type" : tile.problem;
  if (data.error) return data.error === "access.denied" ? "forbidden" : "error";
  if (!data.result) return running ? "loading" : "error";
  if (data.stale) return running ? "ready" : "stale";
  if (isEmpty(data.result)) return "empty";
  return isSmall(data.result, small) ? "small-sample" : "ready";
}

/** The state once the code that draws the tile is counted in: it loads by itself, and may be missing. */
export function drawnState(state: TileState, view: "loading" | "ready" | "failed"): TileState {
  if (view === "ready" || (state !== "ready" && state !== "stale" && state !== "small-sample")) return state;
  return view === "failed" ? "error" : "loading";
}

/** Nothing to draw: no row, no review, no figure. A count of zero is a figure. */
export function isEmpty(result: Result): boolean {
  switch (result.kind) {
    case "scalar":
      return result.value === null && !result.hidden;
    case "series":
      return result.lines.every(({ points }) => points.every(({ value, hidden }) => value === null && !hidden));
    case "breakdown":
      return result.items.length === 0;
    case "matrix":
      return result.rows.length === 0 || result.columns.length === 0;
    case "table":
      return result.rows.length === 0;
    case "feed":
      return result.items.length === 0;
    case "geo":
      return result.places.length === 0;
    // What has nothing to ask is never empty: an image may go without a caption.
    case "text":
      return false;
  }
}

/** A single figure that rests on few observations; a count is exact and never small. Charts mark their own small cells. */
export function isSmall(result: Result, small: number): boolean {
  return result.kind === "scalar" && result.unit !== "count" && result.n < small;
}
