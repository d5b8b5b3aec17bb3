export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlacementOptions {
  side?: "below" | "above";
  align?: "start" | "center" | "end";
  /** Gap between the anchor and what floats (px). */
  gap?: number;
  /** Room under which the other side is tried (px); by default the height of what floats. */
  minRoom?: number;
}

export interface Placement {
  left: number;
  top: number;
  side: "below" | "above";
  /** What the viewport leaves for it on that side (px). */
  maxHeight: number;
}

/** What floats never comes nearer than this to the viewport's edge (px). */
const MARGIN = 8;

/**
 * Where a box of a given size floats beside its anchor, in viewport pixels.
 *
 * It keeps its side while there is room enough, else takes the other one if that is roomier, and always stays
 * within the viewport's width.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  { side = "below", align = "start", gap = 4, minRoom }: PlacementOptions = {},
): Placement {
  const room = { above: anchor.top - gap - MARGIN, below: viewport.height - anchor.top - anchor.height - gap - MARGIN };
  const other = side === "below" ? "above" : "below";
  const needed = minRoom === undefined ? size.height : minRoom - gap - MARGIN;
  const chosen = room[side] < needed && room[other] > room[side] ? other : side;
  const height = Math.min(size.height, Math.max(room[chosen], 0));
  const shift = { start: 0, center: (anchor.width - size.width) / 2, end: anchor.width - size.width }[align];
  return {
    side: chosen,
    left: Math.max(MARGIN, Math.min(anchor.left + shift, viewport.width - size.width - MARGIN)),
    top: chosen === "below" ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight: Math.max(room[chosen], 120),
  };
}
