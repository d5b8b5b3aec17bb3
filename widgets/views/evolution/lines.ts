import { joined, largest, MAX_SERIES, observationsIn } from "../../../src/domain/figure/others.ts";
import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";
import { measureOfLine } from "../../../src/engine/table/result-table.ts";
import type { Cell, SeriesLine, SeriesResult } from "../../../src/generated/types.ts";
import { type ChartTheme, seriesColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

/** What the drawing depends on. */
export type EvolutionInput = Omit<ViewProps<"evolution">, "context"> & {
  context: Pick<ViewContext, "samples" | "audience" | "comparedLabel" | "period" | "marks">;
};

/** A line to draw, with its place in the palette. */
export interface DrawnLine extends SeriesLine {
  place: number;
  /** The values of its dimension that it covers. */
  keys: readonly string[];
  /** Groups the smaller ones. */
  others?: true;
}

/** The lines of a series, six at most: the ones with fewest observations become one, joined bucket by bucket. */
export function linesOf(
  { dimension = "", lines, keys, unit }: SeriesResult,
  nameOthers: (dimension: string, count: number) => string,
): DrawnLine[] {
  const { shown, rest } = largest(lines, MAX_SERIES, observationsOf);
  const drawn: DrawnLine[] = shown.map((line, place) => ({ ...line, place, keys: [line.key] }));
  if (rest.length === 0) return drawn;
  const points: Cell[] = keys.map((_, index) =>
    joined(
      rest.flatMap((line) => line.points[index] ?? []),
      unit,
    ),
  );
  return [
    ...drawn,
    { key: "others", keys: rest.map(({ key }) => key), label: nameOthers(dimension, rest.length), points, place: 7, others: true },
  ];
}

/** The colour of a line: the accent when alone, else its own where legible; what groups the others grey. */
export function lineColor(theme: ChartTheme, lines: readonly DrawnLine[], line: DrawnLine): string {
  if (line.others) return theme.semantic["text-3"];
  return lines.length === 1 ? theme.semantic.accent : seriesColor(theme, line.color, line.place);
}

/** Whether a line has its values at the right: its unit is another than that of the series. */
export function isAtRight(line: Pick<SeriesLine, "of">, result: SeriesResult): boolean {
  return measureOfLine(line, result).unit !== result.unit;
}

/** Whether the lines are two measures: they are drawn as curves, without what says of one alone what it was or rests on. */
export function areMeasures({ lines }: Pick<SeriesResult, "lines">): boolean {
  return lines.some(({ of }) => of !== undefined);
}

/** The level that the curve is held against: that of the comparison group, else the one that the author wrote. */
export function referenceOf({
  options,
  result,
}: Pick<EvolutionInput, "options" | "result">): { value: number; label: string | undefined } | undefined {
  if (result.reference) return { value: result.reference.value, label: result.reference.label };
  return options.reference === undefined ? undefined : { value: options.reference, label: options.reference_label };
}

/** What its level is called. */
export function referenceName(label: string | undefined): string {
  return label ?? viewText()("reference");
}

/** What the compared period is called beside the current one. */
export function comparedName({ comparedLabel }: Pick<ViewContext, "comparedLabel">): string {
  return comparedLabel.replace(/^vs /, "");
}

export function areBars({ options, result }: Pick<EvolutionInput, "options" | "result">): boolean {
  return options.shape === "bars" && !areMeasures(result);
}

/** The observations of all lines in each bucket: the volume behind the curves; null where one of them is hidden. */
export function volumesOf({ lines, keys }: SeriesResult): (number | null)[] {
  return keys.map((_, index) => observationsIn(lines.flatMap(({ points }) => points[index] ?? [])));
}

function observationsOf({ points }: SeriesLine): number {
  return points.reduce((sum, { n }) => sum + n, 0);
}
