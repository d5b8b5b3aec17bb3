import type { LineSeriesOption } from "echarts";

import { markedBuckets } from "../../../src/domain/time/journal-marks.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { EvolutionInput } from "./lines.ts";

/** The marks of the journal on the axis of time, at its foot: none where there are none. */
export function markSeries({ result, context }: EvolutionInput, foot: number, width: number, theme: ChartTheme): LineSeriesOption[] {
  const { keys, grain } = result;
  const buckets = new Set(markedBuckets(keys, grain, context.marks ?? [], width / Math.max(keys.length, 1)));
  if (buckets.size === 0) return [];
  return [
    {
      type: "line",
      z: 5,
      silent: true,
      clip: false,
      symbol: "diamond",
      symbolSize: 9,
      showSymbol: true,
      lineStyle: { width: 0 },
      itemStyle: { color: theme.semantic["text-2"], borderColor: theme.semantic.surface, borderWidth: 1.5 },
      data: keys.map((_, index) => (buckets.has(index) ? foot : null)),
    },
  ];
}
