import type { Tile } from "../../engine/plan/plan.ts";

/** The height of a tile in rows: in a single column its two parts are one above the other, as one figure is over a curve anyway, and its choices on a line of their own. */
export function rowsOf(tile: Tile, isSingle: boolean): number {
  const { h } = tile.place.box;
  if (!isSingle || !tile.ok) return h;
  return (tile.beside && tile.show === "both" && tile.view !== "kpi" ? Math.ceil(h * 1.8) : h) + (tile.choices ? 1 : 0);
}

/** Whether a tile alone in its row is as high as what it holds is long; a table's rows are cards there. */
export function growsWithContent(tile: Tile): boolean {
  return tile.ok && (tile.kind === "text" || tile.kind === "feed" || tile.kind === "changes" || tile.view === "table");
}

/** Whether a tile shares its row on a phone: one figure, small enough to be beside another. */
export function isPaired(tile: Tile): boolean {
  return tile.ok && tile.kind === "scalar" && tile.place.box.w <= 4 && tile.place.box.h <= 3;
}
