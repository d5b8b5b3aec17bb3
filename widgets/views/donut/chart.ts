import type { EChartsOption } from "echarts";

import { type ChartTheme, seriesColor, tonalityColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Slice } from "./slices.ts";

/** The ring, starting at noon; a hair of surface between its parts. */
export function chartOf(slices: readonly Slice[], theme: ChartTheme): EChartsOption {
  return {
    series: [
      {
        type: "pie",
        radius: ["66%", "96%"],
        startAngle: 90,
        // Inside: a name beside the ring would bring its line.
        label: { show: false, position: "inside" },
        labelLine: { show: false },
        emphasis: { scale: false, itemStyle: { opacity: 0.85 } },
        itemStyle: { borderColor: theme.semantic.surface, borderWidth: slices.length > 1 ? 2 : 0, borderRadius: 3 },
        data: slices.map((slice, place) => ({
          name: slice.label,
          value: slice.size,
          itemStyle: { color: sliceColor(theme, slice, place) },
        })),
      },
    ],
  };
}

/** A part's colour: its tonality's, its own, the palette's; grey for the group. */
export function sliceColor(theme: ChartTheme, { color, tonality, others }: Slice, place: number): string {
  if (others) return theme.semantic["text-3"];
  return tonality === undefined ? seriesColor(theme, color, place) : tonalityColor(theme, tonality, color);
}

/** Where the middle of a part is, as shares of the chart's square (0–1): for the card at the keyboard's cursor. */
export function middleOf(slices: readonly Slice[], index: number): [number, number] {
  const before = slices.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  const angle = ((before + (slices[index]?.share ?? 0) / 2) / 100) * 2 * Math.PI;
  return [0.5 + 0.4 * Math.sin(angle), 0.5 - 0.4 * Math.cos(angle)];
}
