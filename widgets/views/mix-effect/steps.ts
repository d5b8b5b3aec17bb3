import { scaleOf } from "../../../src/ui/chart/axis/scale.ts";
import type { Step, Steps } from "./table-steps.ts";

/** Where a level is on the axis of the steps, in per cent of its width. No bar starts at its end: it need not reach zero. */
export function axisOf({ before, real, mix, after }: Steps): (level: number) => number {
  const middle = before + real.value;
  const ends = [before, middle, after, ...edges(before, real), ...edges(middle, mix)];
  const { min, max } = scaleOf(ends, { count: 5 });
  return (level) => ((Math.min(Math.max(level, min), max) - min) / (max - min || 1)) * 100;
}

function edges(from: number, { interval }: Step): number[] {
  return interval ? interval.map((end) => from + end) : [];
}

/** What the two effects say together, by the name of its sentence. */
export function verdictOf({ real, mix }: Steps): "masked" | "flattered" | "real" | "structure" | "mixOnly" | "both" | "still" {
  const change = real.value + mix.value;
  // Where all reviews are of one category there is no effect of structure, and nothing to estimate about it.
  if (real.significant === false && (mix.significant === false || mix.value === 0)) return "still";
  if (real.significant !== false && real.value > 0 && change < 0) return "masked";
  if (real.significant !== false && real.value < 0 && change > 0) return "flattered";
  const [a, b] = [Math.abs(real.value), Math.abs(mix.value)];
  if (real.significant === false) return "mixOnly";
  if (b > 2 * a) return "structure";
  return a > 2 * b ? "real" : "both";
}
