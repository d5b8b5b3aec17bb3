import { type Figure, isShown, sampleOf, type Unit } from "../../../src/domain/figure.ts";
import { formatNumber, formatRatingGap, formatSigned } from "../../../src/domain/format.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { scaleOf } from "../../../src/ui/chart/scale.ts";

type Props = Pick<ViewProps<"mix-effect">, "result" | "context">;
type Named = Figure & { measure: string; label: string; unit: Unit };

/** The four steps of the change: the level before, what the parts gained, what their shares moved, the level after. */
export interface Steps {
  unit: Unit;
  label: string;
  before: number;
  real: Step;
  mix: Step;
  after: number;
  /** Few reviews stand behind one of the two periods. */
  few: boolean;
}

export interface Step {
  label: string;
  value: number;
  interval: [low: number, high: number] | null;
  /** Whether chance alone would hardly explain it; null where that is not known. */
  significant: boolean | null;
}

/** The steps of a result whose figures are a mean, its real and its mix effect; null where nothing is compared, "hidden" where it may not be shown. */
export function stepsOf({ result, context }: Props): Steps | "hidden" | null {
  const figures: Named[] =
    result.kind === "scalar"
      ? [result, ...(result.also ?? [])]
      : result.columns.flatMap((column, at): Named[] => {
          const cell = result.total?.[at];
          return cell ? [{ ...column, ...cell }] : [];
        });
  const [level, real, mix] = figures;
  if (!level || !real || !mix) return null;
  const samples = [level, real].map((figure) => sampleOf(figure, level.unit, context.samples, context.audience));
  if (samples.includes("hidden")) return "hidden";
  if (level.value === null || real.value === null || mix.value === null || !samples.every(isShown)) return null;
  return {
    unit: level.unit,
    label: level.label,
    before: level.value - real.value - mix.value,
    real: stepOf(real, real.value),
    mix: stepOf(mix, mix.value),
    after: level.value,
    few: samples.some((sample) => sample !== "normal"),
  };
}

function stepOf({ label, interval }: Named, value: number): Step {
  const [low, high] = interval ?? [];
  if (low === undefined || high === undefined) return { label, value, interval: null, significant: null };
  return { label, value, interval: [low, high], significant: low > 0 || high < 0 };
}

/** A level as it is told here: a rating with two decimals, as fine as its steps. Each figure is rounded by itself, which the note below the steps says: they need not add up to the last digit. */
export function levelText(value: number, unit: Unit): string {
  return unit === "rating" ? formatNumber(value / 10, 2) : formatSigned(value, 1);
}

/** A step, signed, on the scale of {@link levelText}. */
export function stepText(value: number, unit: Unit): string {
  return unit === "rating" ? formatRatingGap(value) : formatSigned(value, 1);
}

/** Where a level stands on the axis of the steps, in per cent of its width. No bar starts at its end: it need not reach zero. */
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
