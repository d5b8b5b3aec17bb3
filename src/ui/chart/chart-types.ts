import type { EChartsOption } from "echarts";
import type { Size } from "./observe-size.ts";

/** How a value is marked beside its name: as its series is drawn. */
export interface Swatch {
  color: string;
  shape: "line" | "dashed" | "dotted" | "box" | "hatched";
}

/** What the card beside the cursor says about one place of a chart. */
export interface CardContent {
  title: string;
  rows: readonly CardRow[];
  /** What happened there: «Festival du Lac (3 – 5 juil. 2026)». */
  events?: readonly string[];
  /** A caution under the rows: «Échantillon insuffisant», «période incomplète». */
  note?: string | undefined;
}

export interface CardRow {
  label: string;
  value: string;
  swatch?: Swatch | undefined;
  strong?: boolean;
  /** Of several figures, the one that a press opens. */
  chosen?: boolean;
  /** Signed difference to the row above, and whether it is good news. */
  gap?: { text: string; tone: "good" | "bad" | "neutral" } | undefined;
}

/**
 * Where the cursor of a chart can be.
 *
 * x, y: at each category of that axis, over the whole chart. item: on each datum of the first series.
 */
export interface CursorPlan {
  along: "x" | "y" | "item";
  count: number;
  card: (index: number, track: number) => CardContent;
  /** Values on a value axis, the first unless they say the second, that get a dot at the cursor, with their colour (along x). */
  dots?: (index: number) => readonly { value: number; color: string; track?: number; axis?: 0 | 1 }[];
  /**
   * There are several figures at each place (along x), one of which is chosen: by the pointer's height, or where they are bars
   * side by side, together `most` pixels wide at most, by the bar; and by the arrows up and down.
   */
  tracks?: { count: number } & ({ by: "height" } | { by: "side"; most: number });
  /** Where a datum is: in the coordinates of its series, or as parts of the chart's own size (0–1). */
  anchor?: (index: number) => { on: "series" | "self"; at: [number, number] };
  /** Where the keyboard starts. */
  start?: "first" | "last";
}

/** A chart's drawing for a given size in pixels. */
export type BuildOption = (size: Size) => EChartsOption;
