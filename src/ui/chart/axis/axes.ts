import type { EChartsOption } from "echarts";
import { chartFont, type ChartTheme } from "../canvas/chart-theme.ts";
import type { Scale } from "./scale.ts";

type XAxis = Exclude<EChartsOption["xAxis"], unknown[] | undefined>;
type YAxis = Exclude<EChartsOption["yAxis"], unknown[] | undefined>;

/** The axis of names: no line, no ticks, small labels (design t3); `label` says more of these. */
export function categoryAxis(theme: ChartTheme, labels: readonly string[], more: object = {}, label: object = {}): XAxis & YAxis {
  return {
    type: "category",
    data: [...labels],
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: theme.semantic["text-3"], fontFamily: chartFont, fontSize: 11, margin: 10, ...label },
    ...more,
  };
}

/** The axis of values: hairlines at round steps, labels in the unit and in a colour of their own. `hidden` leaves the lines and drops the labels. */
export function valueAxis(
  theme: ChartTheme,
  scale: Scale,
  format: (value: number) => string,
  { hidden = false, color = theme.semantic["text-3"] }: { hidden?: boolean; color?: string } = {},
): XAxis & YAxis {
  return {
    type: "value",
    ...scale,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: !hidden, lineStyle: { color: theme.semantic.border, width: 1 } },
    axisLabel: {
      show: !hidden,
      color,
      fontFamily: chartFont,
      fontSize: 11,
      margin: 8,
      hideOverlap: true,
      formatter: format,
    },
  };
}

/** An axis that only carries a scale: of the volume behind a curve. */
export function silentAxis(max: number): YAxis {
  return { type: "value", min: 0, max, show: false };
}
