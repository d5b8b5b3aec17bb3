import { balanceBounds, balanceTonality } from "../../../src/domain/review/tonality.ts";
import type { Unit } from "../../../src/domain/figure/figure.ts";
import { tonalityIndex } from "../../../src/domain/review/rating.ts";
import type { Tonality } from "../../../src/generated/types.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/canvas/chart-theme.ts";

/** Thresholds that read well for a unit (a rating's on 0–100): those of tonalities, and within these where most places lie. */
const usual: Partial<Record<Unit, readonly number[]>> = {
  rating: [50, 70, 80, 85, 90],
  nps: [-20, 0, 20, 40, 60],
  balance: [-40, -20, 20, 45, 70],
  percent: [20, 40, 60, 80],
};

/** The thresholds of a map: chosen, else the unit's usual ones, else equal shares of the places. Rising, each once. */
export function stepsOf(chosen: readonly number[] | undefined, unit: Unit, values: readonly number[]): number[] {
  const steps = chosen ?? usual[unit] ?? quantiles(values, 4);
  return [...new Set(steps)].toSorted((a, b) => a - b);
}

/** A scale of tonalities: where each but the lowest begins, and whose value is whose. */
export interface Tonal {
  bounds: readonly number[];
  indexOf: (value: number) => number;
}

/** The tonalities of a unit, those of its chips, bars and lists; null for one that has none. */
export function tonalOf(unit: Unit, tonalities: readonly Tonality[]): Tonal | null {
  if (unit === "balance") return { bounds: balanceBounds, indexOf: balanceTonality };
  if (unit !== "rating" || tonalities.length === 0) return null;
  const bounds = tonalities.map(({ from }) => from * 10).toSorted((a, b) => a - b);
  return { bounds: bounds.slice(1), indexOf: (value) => tonalityIndex(value, tonalities) ?? 2 };
}

/** Thresholds among which each tonality begins with one: a class never holds two. */
export function tonalSteps(steps: readonly number[], { bounds }: Tonal): number[] {
  const [least = 0, most = 0] = [steps[0], steps.at(-1)];
  const parted = bounds.filter((bound) => bound > least && bound < most);
  return [...new Set([...steps, ...parted])].toSorted((a, b) => a - b);
}

/** Each class has the colour of its tonality; of several in one the farther from the middle is the fuller. */
export function tonalColors(
  steps: readonly number[],
  { indexOf }: Tonal,
  colorOf: (tonality: number) => string,
  theme: ChartTheme,
): string[] {
  // Just under the first threshold, then at each.
  const indexes = [(steps[0] ?? 0) - 1, ...steps].map(indexOf);
  return indexes.map((tonality, at) => {
    const alike = indexes.flatMap((other, place) => (other === tonality ? [place] : []));
    const place = alike.indexOf(at);
    const strength = tonality < 2 ? alike.length - place : place + 1;
    return tint(theme, colorOf(tonality), alike.length === 1 ? 1 : PALEST + ((1 - PALEST) * (strength - 1)) / (alike.length - 1));
  });
}

/** How much of its tonality's colour the palest class has. */
const PALEST = 0.38;

/** Which class a value falls in: 0 below the first threshold, up to the number of thresholds. */
export function classOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}

/** One colour for each class. Diverging runs from earth to lake; sequential from hardly tinted to the accent. */
export function classColors(theme: ChartTheme, classes: number, diverging: boolean): string[] {
  const [, earth = "", , lake = "", petrol = ""] = theme.tonalities;
  const scale = diverging
    ? [earth, tint(theme, earth, 0.45), tint(theme, lake, 0.22), tint(theme, lake, 0.62), lake, petrol]
    : [0.14, 0.3, 0.48, 0.66, 0.84, 1].map((strength) => tint(theme, theme.semantic.accent, strength));
  return Array.from(
    { length: classes },
    (_, index) => scale[classes === 1 ? scale.length - 1 : Math.round((index * (scale.length - 1)) / (classes - 1))] ?? "",
  );
}

/** Whether low and high are opposites (a rating, a score) rather than less and more. */
export function isDiverging(option: "auto" | "diverging" | "sequential" | undefined, unit: Unit): boolean {
  return option === "diverging" || ((option ?? "auto") === "auto" && (unit === "rating" || unit === "nps" || unit === "balance"));
}

function quantiles(values: readonly number[], count: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from({ length: count }, (_, index) => rounded(sorted[Math.floor(((index + 1) * sorted.length) / (count + 1))] ?? 0)).filter(
    (step) => step > (sorted[0] ?? 0),
  );
}

/** Two significant digits: a threshold that can be read. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
