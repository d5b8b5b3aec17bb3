import { balanceBounds } from "../../../src/domain/review/tonality.ts";
import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatSigned } from "../../../src/domain/format/format.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { LegendEntry } from "../../../src/ui/chart/legend.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { hasFew, heatColor, hiddenIn, isTonal, rangeOf } from "./boxes.ts";
import type { HeatCell, HeatmapInput } from "./input.ts";

/** What the boxes mean that are no shade between two figures: tonalities, small samples, figures that are hidden. */
export function heatEntries(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme): LegendEntry[] {
  return [...(isTonal(input) ? tonalEntries(input, theme) : []), ...fewEntry(input, cells, theme), ...hiddenEntry(input, cells)];
}

/** The lowest and the highest figure as a legend's first entries, where there is no room for the shades between them. */
export function boundEntries(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme): LegendEntry[] {
  const range = isTonal(input) ? null : rangeOf(input, cells);
  if (!range) return [];
  const entry = (key: "low" | "high", strength: number): LegendEntry => ({
    key,
    label: formatFigure(range[key], input.result.unit),
    swatch: { color: heatColor(theme, strength), shape: "box" },
  });
  return range.high > range.low ? [entry("low", 0), entry("high", 1)] : [entry("high", 1)];
}

/** Names of the tonalities for ratings; for balances, which have none, their bounds. */
function tonalEntries({ result, context }: HeatmapInput, theme: ChartTheme): LegendEntry[] {
  const swatch = (index: number): LegendEntry["swatch"] => ({ color: theme.tonalities[index] ?? "", shape: "box" });
  if (result.unit === "rating")
    return context.tonalities.map(({ id, name, index }) => ({ key: id, label: name, tonality: index, swatch: swatch(index) }));
  const t = viewText();
  const [low, under, over, high] = balanceBounds.map((bound) => formatSigned(bound));
  const labels = [
    t("heatmap.upTo", { value: low }),
    t("heatmap.between", { low, high: under }),
    t("heatmap.between", { low: under, high: over }),
    t("heatmap.between", { low: over, high }),
    t("heatmap.from", { value: high }),
  ];
  return labels.map((label, index) => ({ key: `${index}`, label, tonality: index, swatch: swatch(index) }));
}

function hiddenEntry(input: HeatmapInput, cells: readonly HeatCell[]): LegendEntry[] {
  return hiddenIn(input, cells) > 0 ? [{ key: "hidden", label: viewText()("heatmap.dash") }] : [];
}

function fewEntry(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme): LegendEntry[] {
  if (!hasFew(input, cells)) return [];
  const label = viewText()("few", { count: input.context.samples.small });
  return [{ key: "few", label, swatch: { color: theme.semantic["border-strong"], shape: "hatched" } }];
}
