import type { ChartTheme } from "./canvas/chart-theme.ts";
import type { BuildOption } from "./chart-types.ts";
import type { LegendEntry } from "./legend.tsx";

/** A chart without a page: what a document on paper draws of a view. */
export interface PaperChart {
  /** The drawing for a size in pixels. */
  build: BuildOption;
  legend: readonly LegendEntry[];
  /** From this width (px) on the drawing says its names itself, and has no legend. */
  namedFrom?: number;
  /** Height over width where the drawing has a shape of its own. */
  ratio?: number;
  /** The least height (px) at which its names do not run into one another. */
  least?: number;
  /** Contours that it is drawn on, to be registered under their name. */
  map?: { name: string; features: readonly object[] };
}

/** The chart of a view for these props; null where there is nothing to draw, and words alone are shown. */
export type PaperOf<Props> = (props: Props, theme: ChartTheme) => PaperChart | null;
