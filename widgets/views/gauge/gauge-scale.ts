import type { Unit } from "../../../src/domain/figure/figure.ts";
import { scaleOf } from "../../../src/ui/chart/axis/scale.ts";

/** The two ends of a gauge: chosen, else the unit's own, else round numbers around value and target. */
export function endsOf(
  unit: Unit,
  value: number | null,
  { min, max, target }: { min?: number; max?: number; target?: number },
): { from: number; to: number } {
  const natural = naturalEnds(unit) ?? roundEnds(value, target);
  const from = min ?? natural.from;
  const to = max ?? natural.to;
  // Ends given the wrong way round, or one alone beyond the other, would turn the scale over.
  return to > from ? { from, to } : natural;
}

/** Where a value is between the ends, 0–1, kept inside. */
export function shareOf(value: number, { from, to }: { from: number; to: number }): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

function naturalEnds(unit: Unit): { from: number; to: number } | null {
  if (unit === "rating" || unit === "percent") return { from: 0, to: 100 };
  return unit === "nps" || unit === "balance" ? { from: -100, to: 100 } : null;
}

function roundEnds(value: number | null, target: number | undefined): { from: number; to: number } {
  const { min, max } = scaleOf([value, target], { zero: true });
  return { from: min, to: max };
}
