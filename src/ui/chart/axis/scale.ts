import type { Unit } from "../../../generated/types.ts";

/** A value axis with round steps. */
export interface Scale {
  min: number;
  max: number;
  interval: number;
}

/** Steps that read well, within a power of ten. */
const steps = [1, 2, 2.5, 4, 5, 10];

export interface ScaleOptions {
  /** Makes the axis reach zero: always for bars, whose length is the value. */
  zero?: boolean;
  /** How many intervals to aim at. */
  count?: number;
  /** The unit's own ends: a share stops at 100. */
  low?: number;
  high?: number;
  /** The smallest step that its labels can distinguish. */
  minStep?: number;
}

/** How many intervals an axis of this many pixels has room to label. */
export function intervalsIn(height: number): number {
  return height < 110 ? 2 : 4;
}

/** The ends that a unit has of its own, and the smallest step that its labels can distinguish. */
export function unitRoom(unit: Unit): ScaleOptions {
  if (unit === "ratio") return { low: 0, minStep: 0.1 };
  if (unit === "count" || unit === "hours") return { minStep: 1 };
  return { low: unit === "rating" || unit === "percent" ? 0 : -100, high: 100, minStep: 1 };
}

/** The rounded axis around some values: about `count` intervals, ends on a step, never outside the unit's own ends. */
export function scaleOf(
  values: readonly (number | null | undefined)[],
  { zero = false, count = 4, low = -Infinity, high = Infinity, minStep = 0 }: ScaleOptions = {},
): Scale {
  const known = values.filter((value): value is number => typeof value === "number" && Number.isFinite(value));
  let [from, to] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1];
  if (zero) [from, to] = [Math.min(from, 0), Math.max(to, 0)];
  if (from === to) {
    const room = Math.max(Math.abs(from) * 0.05, minStep * 2, 1e-6);
    [from, to] = zero ? [Math.min(from, 0), Math.max(to, 0) || 1] : [from - room, to + room];
  }
  const interval = Math.max(niceStep((to - from) / count, minStep), minStep);
  const min = Math.floor(from / interval + 1e-9) * interval;
  const max = Math.ceil(to / interval - 1e-9) * interval;
  return { min: tidy(Math.max(min, low)), max: tidy(Math.min(max, high)), interval: tidy(interval) };
}

/** A scale widened to as many steps as another has, so that the labels of two axes are level with each other: upwards first, never beyond the unit's own ends. */
export function alignedTo(other: Scale, { min, max, interval }: Scale, { low = -Infinity, high = Infinity }: ScaleOptions = {}): Scale {
  const stepsOf = (scale: Scale): number => Math.round((scale.max - scale.min) / scale.interval);
  let missing = stepsOf(other) - stepsOf({ min, max, interval });
  const scale = { min, max, interval };
  for (; missing > 0 && tidy(scale.max + interval) <= high; missing -= 1) scale.max = tidy(scale.max + interval);
  for (; missing > 0 && tidy(scale.min - interval) >= low; missing -= 1) scale.min = tidy(scale.min - interval);
  return scale;
}

/** The next round step; where labels have a smallest unit, one of its multiples (2,5 tenths would be shown as 3). */
function niceStep(rough: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (step: number): boolean => unit === 0 || Math.abs((step * power) / unit - Math.round((step * power) / unit)) < 1e-9;
  return (steps.find((step) => step * power >= rough * 0.999 && fits(step)) ?? 10) * power;
}

/** 0.30000000000000004 → 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
