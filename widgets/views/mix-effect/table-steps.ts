import { changeOf } from "../../../src/domain/figure/change.ts";
import { type Figure, formatFigure, isShown, sampleOf, shownFigure, type Unit } from "../../../src/domain/figure/figure.ts";
import { formatNumber, formatRatingGap, formatSigned } from "../../../src/domain/format/format.ts";
import type { TableInput } from "../../../src/engine/table/view-table.ts";

type Props = Pick<TableInput<"mix-effect">, "result" | "context">;
type Named = Figure & { measure: string; label: string; unit: Unit };

/** The four steps of the change: the level before, what the parts gained, what their shares moved, the level after. */
export interface Steps {
  unit: Unit;
  label: string;
  before: number;
  real: Step;
  mix: Step;
  after: number;
  /** One of the two periods has few reviews. */
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

/**
 * Both levels and their gap as other tiles show them, where that gap reads otherwise than the steps here: there a gap is that
 * of the rounded figures (docs/decisions/0118), and here each figure has one decimal more. Null where both agree.
 */
export function movedElsewhere({ before, after, unit }: Steps): { before: string; after: string; gap: string } | null {
  const change = changeOf({ value: after, n: 1 }, { value: before, n: 1 }, unit);
  if (!change || change.gap === shownFigure(after - before, unit)) return null;
  return { before: formatFigure(before, unit), after: formatFigure(after, unit), gap: change.text };
}

/** A level as it is shown here: a rating with two decimals, as fine as its steps. Each figure is rounded by itself, which the note below the steps says: they need not add up to the last digit. */
export function levelText(value: number, unit: Unit): string {
  return unit === "rating" ? formatNumber(value / 10, 2) : formatSigned(value, 1);
}

/** A step, signed, on the scale of {@link levelText}. */
export function stepText(value: number, unit: Unit): string {
  return unit === "rating" ? formatRatingGap(value) : formatSigned(value, 1);
}
