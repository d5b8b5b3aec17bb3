import type { Unit } from "../../../src/domain/figure.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/chart-theme.ts";

/** Thresholds that read well for a unit (the design's for a rating, on 0–100). */
const usual: Partial<Record<Unit, readonly number[]>> = {
  rating: [69, 77, 83, 88, 92],
  nps: [-20, 0, 20, 40, 60],
  balance: [-20, 0, 20, 40, 60],
  percent: [20, 40, 60, 80],
};

/** The thresholds of a map: chosen, else the unit's usual ones, else equal shares of the places. Rising, each once. */
export function stepsOf(chosen: readonly number[] | undefined, unit: Unit, values: readonly number[]): number[] {
  const steps = chosen ?? usual[unit] ?? quantiles(values, 4);
  return [...new Set(steps)].toSorted((a, b) => a - b);
}

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
