import { type Box, bottomOf, gridColumns, settle } from "./grid.ts";

/** The direction of one arrow key. */
export type Direction = "left" | "right" | "up" | "down";

/** The tallest box that a document stores (schemas/dashboard). */
const mostRows = 40;

/**
 * The settled grid in which a box is one step further than `from`, its box after the steps before; undefined where no
 * further place exists. Every step starts again from `boxes`, the grid before the first one: a step and its opposite
 * restore it. Upwards and downwards, a step goes to the next row on which the box can rest.
 */
export function moveStep<B extends Box>(
  boxes: readonly B[],
  box: B,
  from: Box,
  direction: Direction,
  columns = gridColumns,
): B[] | undefined {
  if (direction === "left" || direction === "right") {
    const x = from.x + (direction === "left" ? -1 : 1);
    return x < 0 || x + from.w > columns ? undefined : withBox(boxes, box, { ...from, x }, columns);
  }
  const by = direction === "up" ? -1 : 1;
  const last = direction === "up" ? 0 : bottomOf(boxes);
  for (let y = from.y + by; by * y <= by * last; y += by) {
    const settled = withBox(boxes, box, { ...from, y }, columns);
    const rests = settled[boxes.indexOf(box)]?.y ?? from.y;
    if (by * rests > by * from.y) return settled;
  }
  return undefined;
}

/** The settled grid in which a box is one column or row larger or smaller than `from`, as {@link moveStep}; undefined at its limits. */
export function resizeStep<B extends Box>(
  boxes: readonly B[],
  box: B,
  from: Box,
  direction: Direction,
  least: { w: number; h: number },
  columns = gridColumns,
): B[] | undefined {
  const w = from.w + (direction === "right" ? 1 : direction === "left" ? -1 : 0);
  const h = from.h + (direction === "down" ? 1 : direction === "up" ? -1 : 0);
  if (w < least.w || h < least.h || from.x + w > columns || h > mostRows) return undefined;
  return withBox(boxes, box, { ...from, w, h }, columns);
}

function withBox<B extends Box>(boxes: readonly B[], box: B, { x, y, w, h }: Box, columns: number): B[] {
  const changed = { ...box, x, y, w, h };
  return settle(
    boxes.map((other) => (other === box ? changed : other)),
    { first: changed, columns },
  );
}
