import type { BarSeriesOption } from "echarts";

import { balanceTonality } from "../../../src/domain/review/tonality.ts";
import { formatFigure, isShown, type Sample, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatCompact } from "../../../src/domain/format/format.ts";
import { observationsIn } from "../../../src/domain/figure/others.ts";
import { tonalityIndex } from "../../../src/domain/review/rating.ts";
import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";
import { chartFont, type ChartTheme, seriesColor, tint, tonalityColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import type { BarLayer, Bars } from "./bars.ts";

/** What the drawing depends on. */
export type BarsInput = Pick<ViewProps<"bars">, "options" | "result" | "previous"> & {
  context: Pick<ViewContext, "samples" | "audience" | "tonalities">;
};

export type Mode = "simple" | "stacked" | "percent" | "grouped";

/** How several values of a bar are arranged; a breakdown has one each. */
export function modeOf({ options, result }: BarsInput): Mode {
  return result.kind === "breakdown" ? "simple" : (options.mode ?? "stacked");
}

/** The colour of a layer of a crossed chart, as its legend shows it too. */
export function layerColor(theme: ChartTheme, { color, tonality, others }: BarLayer, place: number): string {
  if (others) return theme.semantic["text-3"];
  return tonality === undefined ? seriesColor(theme, color, place) : tonalityColor(theme, tonality, color);
}

/** One layer of bars, each marked by what it rests on. */
export function barSeries(input: BarsInput, bars: Bars, layer: BarLayer, place: number, theme: ChartTheme): BarSeriesOption {
  const { options, result, context } = input;
  const mode = modeOf(input);
  const piled = mode === "stacked" || mode === "percent";
  const lying = (options.direction ?? "horizontal") === "horizontal";
  return {
    type: "bar",
    name: layer.label,
    silent: true,
    barMaxWidth: lying ? 14 : 34,
    barGap: mode === "simple" ? "-100%" : "12%",
    barCategoryGap: lying ? "46%" : "36%",
    ...(piled && { stack: "all" }),
    z: 3,
    data: layer.cells.map((cell, row) => {
      const sample = sampleOf(cell, result.unit, context.samples, context.audience);
      const color = mode === "simple" ? barColor(input, bars, row, cell.value, theme) : layerColor(theme, layer, place);
      const value = isShown(sample) ? (mode === "percent" ? share(bars, layer, row) : cell.value) : null;
      const label =
        (options.values ?? true) && !piled && !isCompared(input) ? valueLabel(input, sample, cell.value, lying, theme) : { show: false };
      return {
        value: value ?? (sample === "hidden" ? 0 : null),
        itemStyle: barStyle(sample, color, piled, lying, (cell.value ?? 0) < 0, theme),
        label,
      };
    }),
  };
}

/** A bar that rests on few observations is grey, on very few an outline. */
function barStyle(
  sample: Sample,
  color: string,
  piled: boolean,
  lying: boolean,
  negative: boolean,
  theme: ChartTheme,
): BarSeriesOption["itemStyle"] {
  if (piled) return { color, borderColor: theme.semantic.surface, borderWidth: 1, borderRadius: 2 };
  const radius = lying ? (negative ? [3, 0, 0, 3] : [0, 3, 3, 0]) : negative ? [0, 0, 3, 3] : [3, 3, 0, 0];
  if (sample === "insufficient")
    return {
      color: theme.semantic["surface-3"],
      borderColor: theme.semantic["border-strong"],
      borderType: "dashed",
      borderWidth: 1,
      borderRadius: radius,
    };
  return { color: sample === "small" ? tint(theme, theme.semantic["text-3"], 0.55) : color, borderRadius: radius };
}

function barColor({ options, context }: BarsInput, bars: Bars, row: number, value: number | null, theme: ChartTheme): string {
  const mark = bars.marks[row];
  switch (options.color ?? "accent") {
    case "category":
      return mark?.tonality === undefined ? seriesColor(theme, mark?.color, row) : tonalityColor(theme, mark.tonality);
    case "signed":
      return tonalityColor(theme, balanceTonality(value ?? 0));
    case "tonality": {
      const index = mark?.tonality ?? tonalityIndex(value, context.tonalities) ?? 2;
      return tonalityColor(theme, index, context.tonalities[index]?.color);
    }
    case "accent":
      return theme.semantic.accent;
  }
}

function valueLabel(
  { result }: BarsInput,
  sample: Sample,
  value: number | null,
  lying: boolean,
  theme: ChartTheme,
): BarSeriesOption["label"] {
  const hidden = sample === "hidden";
  const text = hidden
    ? viewText()("insufficient")
    : result.unit === "count" && !lying
      ? formatCompact(value)
      : formatFigure(value, result.unit);
  return {
    show: lying || !hidden,
    position: lying ? ((value ?? 0) < 0 ? "left" : "right") : (value ?? 0) < 0 ? "bottom" : "top",
    formatter: () => text,
    color: sample === "normal" ? theme.semantic.text : theme.semantic["text-3"],
    fontFamily: chartFont,
    fontSize: hidden ? 11 : 12,
    fontWeight: sample === "normal" ? 600 : 400,
  };
}

/** Whether the bars have those of the compared period behind them. */
export function isCompared({ options, previous, result }: BarsInput): boolean {
  return (options.comparison ?? false) && previous?.kind === "breakdown" && result.kind === "breakdown";
}

/** The compared period as a dashed outline around each bar's place, then the figures beyond whichever of both is longer. */
export function comparedSeries(input: BarsInput, bars: Bars, theme: ChartTheme): BarSeriesOption[] {
  const { options, previous, result, context } = input;
  if (previous?.kind !== "breakdown" || result.kind !== "breakdown") return [];
  const lying = (options.direction ?? "horizontal") === "horizontal";
  const known = new Map(previous.items.map((item) => [item.key, item]));
  const before = bars.rows.map(({ keys }) => (keys.length === 1 ? (known.get(keys[0] ?? "")?.value ?? null) : null));
  const place = { type: "bar" as const, silent: true, barMaxWidth: lying ? 14 : 34 };
  const outline = {
    color: "transparent",
    borderColor: theme.semantic["text-3"],
    borderType: "dashed" as const,
    borderWidth: 1,
    borderRadius: 3,
  };
  const figures = (bars.layers[0]?.cells ?? []).map((cell, row) => {
    const sample = sampleOf(cell, result.unit, context.samples, context.audience);
    const [own, then] = [isShown(sample) ? (cell.value ?? 0) : 0, before[row] ?? 0];
    const value = own < 0 ? Math.min(own, then) : Math.max(own, then);
    return { value, label: valueLabel(input, sample, cell.value, lying, theme) };
  });
  return [
    { ...place, z: 4, itemStyle: outline, data: before },
    ...((options.values ?? true) ? [{ ...place, z: 5, itemStyle: { color: "transparent" }, data: figures }] : []),
  ];
}

/** How much each row rests on, at the end of its pile; a dash where a part of it is hidden, words where nothing of it is drawn. */
export function totalSeries(bars: Bars, { options }: BarsInput, theme: ChartTheme): BarSeriesOption {
  const lying = (options.direction ?? "horizontal") === "horizontal";
  const data = bars.rows.map((_, row) => {
    const cells = bars.layers.map((layer) => layer.cells[row] ?? { value: null, n: 0 });
    const n = observationsIn(cells);
    const isBare = n === null && (options.mode === "percent" || cells.every(({ hidden }) => hidden));
    const text = isBare ? viewText()("insufficient") : formatCompact(n);
    return { value: 0, label: { show: true, formatter: () => text } };
  });
  return {
    type: "bar",
    stack: "all",
    silent: true,
    clip: false,
    label: { position: lying ? "right" : "top", color: theme.semantic["text-3"], fontFamily: chartFont, fontSize: 12 },
    data,
  };
}

/** A part's share of its pile; none where another part is hidden, and with it the whole. */
function share({ layers }: Bars, layer: BarLayer, row: number): number | null {
  if (layers.some(({ cells }) => cells[row]?.hidden)) return null;
  const total = layers.reduce((sum, { cells }) => sum + Math.max(cells[row]?.value ?? 0, 0), 0);
  return total > 0 ? (100 * Math.max(layer.cells[row]?.value ?? 0, 0)) / total : 0;
}
