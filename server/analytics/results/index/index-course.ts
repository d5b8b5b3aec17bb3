import { ageWeight, type IndexSums, indexSettings } from "../../../../src/domain/statistics/index.ts";

/** The ratings of one day (its number), summed as if none had aged. */
export interface DayOfRatings {
  day: number;
  sums: IndexSums;
}

const nothing: Readonly<IndexSums> = { n: 0, weights: 0, weighted: 0, squares: 0, spread: 0 };

/**
 * The sums of any stretch of days, from `first` on and before `end`, as of the day `last`: each rating halved each half-life.
 * All ratings of a day have one age, so that they are aged together, and what two stretches share is summed once.
 */
export function agedSums(days: readonly DayOfRatings[], last: number, halfLifeDays: number): (first: number, end: number) => IndexSums {
  const sorted = days.toSorted((a, b) => a.day - b.day);
  // From the oldest on: what a stretch leaves out before it weighs less than what is in it.
  const upTo: IndexSums[] = [nothing];
  for (const { day, sums } of sorted)
    upTo.push(added(upTo.at(-1) ?? nothing, aged(sums, ageWeight(last - day, 1, { ...indexSettings, halfLifeDays }))));
  const before = (day: number): IndexSums => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.day ?? 0) < day) low = middle + 1;
      else high = middle;
    }
    return upTo[low] ?? nothing;
  };
  return (first, end) => added(before(end), scaled(before(first), -1));
}

/** Every weight is a multiple of what it was. */
function aged({ n, weights, weighted, squares, spread }: IndexSums, weight: number): IndexSums {
  return { n, weights: weights * weight, weighted: weighted * weight, squares: squares * weight ** 2, spread: spread * weight };
}

function scaled({ n, weights, weighted, squares, spread }: IndexSums, factor: number): IndexSums {
  return { n: n * factor, weights: weights * factor, weighted: weighted * factor, squares: squares * factor, spread: spread * factor };
}

function added(a: IndexSums, b: IndexSums): IndexSums {
  return {
    n: a.n + b.n,
    weights: a.weights + b.weights,
    weighted: a.weighted + b.weighted,
    squares: a.squares + b.squares,
    spread: a.spread + b.spread,
  };
}
