import type { ViewProps } from "../../../src/engine/table/view-props.ts";

/** How many bars fit a tile, by its size in grid units: a row holds two lying bars, a column three upright ones. */
export function roomFor({ limit, direction }: ViewProps<"bars">["options"], { w, h }: { w: number; h: number }): number {
  if (limit !== undefined) return limit;
  return (direction ?? "horizontal") === "horizontal" ? Math.max(h * 2, 3) : Math.max(w * 3, 4);
}
