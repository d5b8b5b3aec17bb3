import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";

/** A row of the page's grid with its gap, the tile's own header, the table's, its pages, and one of its lines (px). */
const GRID_ROW = 72;
const TILE_HEADER = 68;
const TABLE_HEADER = 36;
const PAGES = 44;
const LINE = 36;

/** Rows that are cards, under 768 px: as many as one reads before the next widget. */
const CARDS = 5;

/**
 * How many rows a page holds: what its author asked for, and no more than the tile shows at once unless they scroll, so
 * that «1 à 8 sur 38» is what one sees and no row waits below the fold. Where all fit there are no pages, and on paper
 * nothing is cut.
 */
export function pageSize(
  rows: number,
  { page_size: asked = 10, scroll = false }: Pick<ViewProps<"table">["options"], "page_size" | "scroll">,
  { box, printing }: Pick<ViewContext, "box" | "printing">,
  hasTotal = false,
): number {
  if (printing) return Math.max(1, rows);
  if (matchMedia("(max-width: 767px)").matches) return Math.min(asked, CARDS);
  if (scroll) return asked;
  const room = box.h * GRID_ROW - TILE_HEADER - TABLE_HEADER - (hasTotal ? LINE : 0);
  if (rows <= asked && rows * LINE <= room) return asked;
  return Math.min(asked, Math.max(1, Math.floor((room - PAGES) / LINE)));
}
