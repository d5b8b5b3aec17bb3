import { balanceTonality } from "../../../src/domain/review/tonality.ts";
import { contrastRatio } from "../../../src/domain/design/contrast.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatCompact } from "../../../src/domain/format/format.ts";
import { tonalityIndex } from "../../../src/domain/review/rating.ts";
import type { Cell } from "../../../src/generated/types.ts";
import { chartFont, type ChartTheme, tint, tonalityColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { HeatCell, HeatmapInput } from "./input.ts";

/** The lowest and the highest figure that colours are given to. */
export interface Range {
  low: number;
  high: number;
}

/**
 * How a crossing is drawn: its colour is the figure's, and its text too where the options ask for it.
 *
 * Where figures are not `written`, they are left to the card and the table; one that may not be shown has a dash in its place, so that it is not taken for none. One that rests on few observations is hatched and has no colour of its own: ±100 from two mentions is no extreme.
 */
export function boxOf(input: HeatmapInput, cell: Cell, range: Range, theme: ChartTheme, written = true): object {
  const { options, result, context } = input;
  const sample = sampleOf(cell, result.unit, context.samples, context.audience);
  const few = sample === "small" || sample === "insufficient";
  const color = sample === "normal" ? colorOf(input, cell.value ?? 0, range, theme) : theme.semantic["surface-2"];
  const hidden = sample === "hidden";
  const text = textOf(input, cell);
  return {
    itemStyle: {
      color,
      borderColor: theme.semantic.surface,
      borderWidth: 1.5,
      borderRadius: 4,
      ...(few && { decal: hatching(theme) }),
    },
    label: {
      show: hidden || ((options.values ?? false) && written && text !== ""),
      formatter: () => (hidden ? "-" : text),
      color: few || hidden ? theme.semantic["text-2"] : textOn(theme, color),
      fontFamily: chartFont,
      fontSize: 11,
      fontWeight: few || hidden ? 400 : 550,
    },
  };
}

/** Whether a crossing's figure, where there is one, is no wider than its box (px). */
export function fits(input: HeatmapInput, cell: Cell, width: number): boolean {
  return textOf(input, cell).length * DIGIT <= width;
}

/** The figure of a crossing; nothing where there is none, or none that may be shown. */
function textOf({ result, context }: HeatmapInput, cell: Cell): string {
  if (!isShown(sampleOf(cell, result.unit, context.samples, context.audience))) return "";
  return result.unit === "count" ? formatCompact(cell.value) : formatFigure(cell.value, result.unit);
}

/** Whether some crossing is hatched. */
export function hasFew({ result, context }: HeatmapInput, cells: readonly HeatCell[]): boolean {
  return cells.some(({ cell }) => {
    const sample = sampleOf(cell, result.unit, context.samples, context.audience);
    return sample === "small" || sample === "insufficient";
  });
}

/** How many crossings hold a figure that may not be shown. */
export function hiddenIn(
  { result, context }: Pick<HeatmapInput, "result"> & { context: Pick<HeatmapInput["context"], "samples" | "audience"> },
  cells: readonly HeatCell[],
): number {
  return cells.filter(({ cell }) => sampleOf(cell, result.unit, context.samples, context.audience) === "hidden").length;
}

/** Lowest and highest figure that has enough behind it to be coloured; null where none has. */
export function rangeOf({ result, context }: HeatmapInput, cells: readonly HeatCell[]): Range | null {
  const values = cells.flatMap(({ cell }) =>
    sampleOf(cell, result.unit, context.samples, context.audience) === "normal" ? (cell.value ?? []) : [],
  );
  if (values.length === 0) return null;
  return { low: result.unit === "count" ? Math.min(0, ...values) : Math.min(...values), high: Math.max(...values) };
}

/** Whether figures are coloured as the tonalities that they read as: ratings and balances of opinion can be. */
export function isTonal({ options, result }: Pick<HeatmapInput, "options" | "result">): boolean {
  return options.color === "tonality" && (result.unit === "rating" || result.unit === "balance");
}

/** The colour of a figure at a strength of 0–1, from hardly tinted to the accent. */
export function heatColor(theme: ChartTheme, strength: number): string {
  return strength <= 0.02 ? theme.semantic["surface-2"] : tint(theme, theme.semantic.accent, 0.08 + 0.92 * strength);
}

function colorOf(input: HeatmapInput, value: number, { low, high }: Range, theme: ChartTheme): string {
  if (!isTonal(input)) return heatColor(theme, high > low ? (value - low) / (high - low) : 1);
  const { result, context } = input;
  const index = result.unit === "balance" ? balanceTonality(value) : (tonalityIndex(value, context.tonalities) ?? 2);
  return tonalityColor(theme, index, context.tonalities[index]?.color);
}

/** Average width of a sign of a figure (px). */
const DIGIT = 7;

/** Fine diagonal lines, wide apart: the figure is read across them. */
function hatching({ semantic }: ChartTheme): object {
  return {
    symbol: "rect",
    color: semantic.border,
    backgroundColor: semantic["surface-2"],
    dashArrayX: [1, 0],
    dashArrayY: [1.5, 5],
    rotation: -Math.PI / 4,
    symbolSize: 1,
  };
}

/** Whichever of the two text colours reads better on a colour. */
function textOn({ semantic }: ChartTheme, color: string): string {
  return contrastRatio(semantic.text, color) >= contrastRatio(semantic.surface, color) ? semantic.text : semantic.surface;
}
