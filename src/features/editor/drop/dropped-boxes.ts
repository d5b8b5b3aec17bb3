import { type Box, settle } from "../../../engine/document/grid.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { Boxes } from "../use-grid-gesture.ts";

/** Names the box of what is dragged from the palette among those of the widgets; no widget can have this id. */
export const GHOST = "~ghost";

/** The size of a cell of the grid and the gap between two, in px. */
export interface Cells {
  columns: number;
  width: number;
  rowHeight: number;
  gap: number;
}

/** The column and row from 0 of a box whose middle is at a point of the grid (px from its corner), within its columns. */
export function cellAt(point: { x: number; y: number }, size: { w: number; h: number }, cells: Cells): { x: number; y: number } {
  const { columns, width, rowHeight, gap } = cells;
  const column = (width + gap) / columns;
  const row = rowHeight + gap;
  const left = point.x - (size.w * column - gap) / 2;
  const top = point.y - (size.h * row - gap) / 2;
  return {
    x: Math.min(Math.max(0, Math.round(left / column)), Math.max(0, columns - size.w)),
    y: Math.max(0, Math.round(top / row)),
  };
}

/** Every box of a section with one more put in a place, which the others make room for; that one is under {@link GHOST}. */
export function droppedBoxes(tiles: readonly Tile[], dropped: Box, columns: number): Boxes {
  const first = { ...dropped, id: GHOST };
  const boxes = [...tiles.map(({ id, place: { box } }) => ({ ...box, id })), first];
  return Object.fromEntries(settle(boxes, { columns, first }).map(({ id, x, y, w, h }) => [id, { x, y, w, h }]));
}
