import { chanceOf, kept } from "../statistics/significance.ts";
import { type Change, changeOf, testOf } from "./change.ts";
import type { Figure, Unit } from "./figure.ts";

/** A figure beside the level of a group; without `level` where there is none, or where the figure rests on too little. */
export interface Levelled {
  figure: Figure;
  level: number | undefined;
  unit: Unit;
  better: "up" | "down" | "none" | undefined;
}

/**
 * The gap of each figure from the level of its group, in their order; null without a level. The level is what it is, no sample: the
 * figure's own interval decides. All are tested together, so that of those said to differ one in twenty is expected to be chance.
 */
export function levelGaps(figures: readonly Levelled[]): (Change | null)[] {
  const gaps = figures.map(({ figure, level, unit, better }) => {
    if (level === undefined) return null;
    const group: Figure = { value: level, n: 1, interval: [level, level] };
    return { change: changeOf(figure, group, unit, better), test: testOf(figure, group) };
  });
  const tested = gaps.flatMap((gap) => (gap?.test ? [gap.test] : []));
  const holds = kept(tested.map(({ z }) => chanceOf(z)));
  return gaps.map((gap) => {
    if (!gap?.change) return null;
    const significant = gap.test !== null && holds[tested.indexOf(gap.test)] === true;
    return { ...gap.change, significant, tone: significant ? gap.change.tone : "neutral" };
  });
}
