/** Sorted values that each smoothed quantile rests on, at least. */
const LEAST = 3;

/** The median and the quartiles of a group's figures, each smoothed. */
export interface Quartiles {
  low: number;
  value: number;
  high: number;
}

/**
 * The quartiles and the median of at least five values, each the mean of the sorted values around its place, three at least:
 * so none of them is the figure of one member of the group. Null for fewer than five values, which would leave a quartile
 * less than three.
 *
 * Of 6, 7, 8, 9, 10: low 7, value 8, high 9.
 */
export function smoothedQuartiles(values: readonly number[]): Quartiles | null {
  if (values.length < 2 * LEAST - 1) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const around = (part: number): number => {
    const place = part * (sorted.length - 1);
    const near = sorted.slice(Math.floor(place) - 1, Math.ceil(place) + 2);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  };
  return { low: around(0.25), value: around(0.5), high: around(0.75) };
}
