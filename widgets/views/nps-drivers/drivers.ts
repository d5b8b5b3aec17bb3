import { isShown, type Sample, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { scaleOf } from "../../../src/ui/chart/axis/scale.ts";

type Props = Pick<ViewProps<"nps-drivers">, "options" | "result" | "context">;

/** A theme, how many of each class speak of it (in per cent), and the gap between them. */
export interface Driver {
  key: string;
  label: string;
  n: number;
  gap: number;
  interval: [low: number, high: number] | null;
  promoters: number;
  detractors: number;
  /** How far the reviews behind it may be trusted. */
  sample: Sample;
}

export interface Drivers {
  /** Spoken of more by promoters, widest gap first. */
  recommends: Driver[];
  /** Spoken of more by detractors, widest gap first. */
  holdsBack: Driver[];
  /** Gaps that chance alone may explain, and those of few reviews. */
  undecided: Driver[];
}

/** The themes that distinguish promoters from detractors, at most `count` a side; the columns are the gap, promoters, detractors. */
export function driversOf({ options, result, context }: Props): Drivers {
  const count = options.count ?? 5;
  const all = result.rows.flatMap(({ key, label, cells: [gap, promoters, detractors] }): Driver[] => {
    if (!gap || gap.value === null || promoters?.value == null || detractors?.value == null) return [];
    const sample = sampleOf(gap, "balance", context.samples, context.audience);
    if (!isShown(sample)) return [];
    const [low, high] = gap.interval ?? [];
    const interval: Driver["interval"] = low === undefined || high === undefined ? null : [low, high];
    return [
      {
        key,
        label,
        n: gap.n,
        gap: gap.value,
        interval,
        promoters: promoters.value,
        detractors: detractors.value,
        sample,
      },
    ];
  });
  const decided = all.filter(({ interval, sample }) => sample === "normal" && interval !== null && (interval[0] > 0 || interval[1] < 0));
  const widest = (list: readonly Driver[]): Driver[] => list.toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap)).slice(0, count);
  return {
    recommends: widest(decided.filter(({ gap }) => gap > 0)),
    holdsBack: widest(decided.filter(({ gap }) => gap < 0)),
    undecided: (options.undecided ?? true) ? widest(all.filter((driver) => !decided.includes(driver))).slice(0, 3) : [],
  };
}

/** Where a share is on the axis that all rows have in common, from 0; in per cent of its width. */
export function axisOf({ recommends, holdsBack, undecided }: Drivers): { max: number; at: (share: number) => number } {
  const shares = [...recommends, ...holdsBack, ...undecided].flatMap(({ promoters, detractors }) => [promoters, detractors]);
  const { max } = scaleOf(shares, { zero: true, count: 4, high: 100, minStep: 1 });
  return { max, at: (share) => (Math.min(share, max) / (max || 1)) * 100 };
}
