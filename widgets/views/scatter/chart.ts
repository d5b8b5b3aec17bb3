import type { EChartsOption } from "echarts";

import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatCompact } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { valueAxis } from "../../../src/ui/chart/axis/axes.ts";
import { intervalsIn, scaleOf, unitRoom } from "../../../src/ui/chart/axis/scale.ts";
import { chartFont, type ChartTheme, tint, wordColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import type { Point } from "./table-points.ts";

/** Radius of a point, of the one that is read, and of the ring around it (px). */
const DOT = 7;
const OWN = 13;
const RING = 2;

/** Figures over the volume that they rest on, which grows by powers of ten: the establishment that is read in the accent, the others grey, the median dotted in lake. */
export function chartOf(
  { options, result }: Pick<ViewProps<"scatter">, "options" | "result">,
  points: readonly Point[],
  theme: ChartTheme,
  { height, width }: Size,
  t: ViewWords,
): EChartsOption {
  const unit = result.columns[0]?.unit ?? "rating";
  const median = (options.median ?? true) ? (result.peers?.median ?? null) : null;
  const scale = scaleOf([...points.map(({ value }) => value), median], { count: intervalsIn(height), ...unitRoom(unit) });
  const { min, max } = volumesOf(points);
  const label = { fontFamily: chartFont, fontSize: 11, fontWeight: 600 };
  return {
    grid: { left: 4, right: 12, top: 12, bottom: 16, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    xAxis: {
      type: "log",
      min,
      max,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { ...label, fontWeight: 400, color: theme.semantic["text-3"], formatter: (value: number) => formatCompact(value) },
      name: t("scatter.volume"),
      nameLocation: "middle",
      nameGap: 22,
      nameTextStyle: { color: theme.semantic["text-3"], fontFamily: chartFont, fontSize: 11 },
    },
    yAxis: valueAxis(theme, scale, (value) => formatFigure(value, unit)),
    series: [
      {
        type: "scatter",
        data: points.map(({ name, value, n }) =>
          name === null
            ? { value: [n, value], symbolSize: DOT, itemStyle: { color: tint(theme, theme.semantic["text-3"], 0.5), opacity: 1 } }
            : {
                value: [n, value],
                symbolSize: OWN,
                itemStyle: { color: theme.semantic.accent, borderColor: theme.semantic.surface, borderWidth: RING, opacity: 1 },
                label: {
                  ...label,
                  show: true,
                  formatter: name,
                  position: isRight(n, { min, max }) ? "left" : "right",
                  color: wordColor(theme, theme.semantic.accent),
                  // Over other points it stays legible.
                  textBorderColor: theme.semantic.surface,
                  textBorderWidth: 3,
                  width: width / 2,
                  overflow: "truncate",
                },
              },
        ),
        // The one that is read lies over the others.
        z: 3,
        ...(median === null
          ? {}
          : {
              markLine: {
                silent: true,
                symbol: "none",
                animation: false,
                data: [{ yAxis: median }],
                lineStyle: { type: "dotted", width: 1.5, color: theme.tonalities[3] ?? theme.semantic.accent },
                label: {
                  ...label,
                  position: "insideEndTop",
                  formatter: t("scatter.median", { value: formatFigure(median, unit) }),
                  color: theme.tonalityTexts[3] ?? theme.semantic["text-2"],
                },
              },
            }),
      },
    ],
  };
}

/** Powers of ten that hold all volumes. */
function volumesOf(points: readonly Point[]): { min: number; max: number } {
  const volumes = points.map(({ n }) => Math.log10(n));
  const [low, high] = [Math.floor(Math.min(...volumes)), Math.ceil(Math.max(...volumes))];
  return { min: 10 ** low, max: 10 ** Math.max(high, low + 1) };
}

/** Whether a volume lies in the right half, where a name is placed left of its point. */
function isRight(n: number, { min, max }: { min: number; max: number }): boolean {
  return Math.log10(n) > (Math.log10(min) + Math.log10(max)) / 2;
}
