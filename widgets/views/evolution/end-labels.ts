import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { chartFont, type ChartTheme, wordColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Scale } from "../../../src/ui/chart/axis/scale.ts";
import { comparedName, type DrawnLine, type EvolutionInput, lineColor, referenceName, referenceOf } from "./lines.ts";

/** Average width of a letter (px). */
const LETTER = 6.5;
/** From which width (px) the ends have room for names of at most so many letters. */
const ROOMS = [
  { from: 440, letters: 14 },
  { from: 600, letters: 24 },
] as const;
/** Two labels nearer than this (px) run into one another. */
const LINE = 15;

interface EndLabelsInput {
  input: EvolutionInput;
  lines: readonly DrawnLine[];
  /** What may be shown of each line. */
  values: readonly (number | null)[][];
  compared: (number | null)[];
  scale: Scale;
  theme: ChartTheme;
  /** The plane (px). */
  height: number;
  width: number;
}

/** Label options for each line, for the compared one and for the reference. */
interface EndLabels {
  lines: readonly object[];
  compared?: object | undefined;
  reference?: object | undefined;
  /** Room that they take at the right of the plane (px). */
  width: number;
}

export const noLabels: EndLabels = { lines: [], width: 8 };

/** The least width (px) of a plane whose ends hold a name whole; infinite for one that is too long for any. */
export function roomFor(name: string): number {
  return ROOMS.find(({ letters }) => name.length <= letters)?.from ?? Infinity;
}

/**
 * The names at the end of the lines, each with its last value, moved apart where they would collide. A line that is alone has
 * its value there without its name where that has no room: the tile is about nothing else.
 */
export function endLabels({ input, lines, values: shown, compared, scale, theme, height, width: room }: EndLabelsInput): EndLabels {
  const { result, context } = input;
  const level = referenceOf(input);
  const values = [...shown.map(lastOf), lastOf(compared), level?.value ?? null];
  // What has no value is placed far from the plane and from one another: it pushes nothing.
  const wanted = values.map((value, at) =>
    value === null ? -1000 * (at + 1) : ((scale.max - value) / (scale.max - scale.min || 1)) * height,
  );
  const placed = spread(wanted, LINE);
  let width = 0;
  const label = (name: string, at: number, color: string, strong = false): object | undefined => {
    const value = values[at];
    if (value === null || value === undefined) return undefined;
    const offset = [0, Math.round((placed[at] ?? 0) - (wanted[at] ?? 0))];
    // A function: a name of the configuration must not be read as a template.
    const text = [...(name ? [name] : []), formatFigure(value, result.unit)].join("  ");
    const formatter = (): string => text;
    width = Math.max(width, Math.ceil(text.length * LETTER) + 10);
    return {
      show: true,
      formatter,
      color,
      fontFamily: chartFont,
      fontSize: strong ? 12 : 11,
      fontWeight: strong ? 600 : 400,
      distance: 8,
      offset,
    };
  };
  const alone = lines.length === 1;
  const nameOf = (line: DrawnLine): string => (alone && room < roomFor(line.label) ? "" : line.label);
  const reference = label(referenceName(level?.label), lines.length + 1, theme.tonalityTexts[3] ?? "");
  const named = lines.map((line, at) => ({
    endLabel: label(nameOf(line), at, alone ? theme.semantic["accent-text"] : wordColor(theme, lineColor(theme, lines, line)), true),
  }));
  const before = { endLabel: label(comparedName(context), lines.length, theme.semantic["text-3"]) };
  return { lines: named, compared: before, reference: reference && { position: "end", ...reference }, width };
}

function lastOf(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** Moves positions apart to a smallest distance, keeping their order and staying near where they want to be. */
export function spread(wanted: readonly number[], distance: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + distance;
  }
  // Half of the push is given back, so that a pair parts evenly around its middle.
  const pushes = order.map((index) => (placed[index] ?? 0) - (wanted[index] ?? 0));
  const back = Math.max(...pushes, 0) / 2;
  return placed.map((position) => position - back);
}
