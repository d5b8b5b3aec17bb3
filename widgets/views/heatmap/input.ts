import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";
import type { Cell } from "../../../src/generated/types.ts";

/** A crossing, with its place. */
export interface HeatCell {
  row: number;
  column: number;
  cell: Cell;
}

/** What the drawing depends on. */
export type HeatmapInput = Pick<ViewProps<"heatmap">, "options" | "result"> & {
  context: Pick<ViewContext, "samples" | "audience" | "tonalities">;
};
