export interface SparklineScale {
  x: (index: number) => number;
  y: (value: number) => number;
}

/**
 * Scales for a curve of `length` points in a box of the given size (px), all values inside a margin.
 *
 * Equal values are drawn in the middle.
 */
export function sparklineScale(
  values: readonly (number | null)[],
  length: number,
  width: number,
  height: number,
  margin = 3,
): SparklineScale {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const step = (width - 2 * margin) / Math.max(length - 1, 1);
  return {
    x: (index) => round(margin + index * step),
    y: (value) => round(high === low ? height / 2 : height - margin - ((value - low) / (high - low)) * (height - 2 * margin)),
  };
}

/** The path of a curve, broken where a value is missing. */
export function linePath(values: readonly (number | null)[], { x, y }: SparklineScale): string {
  return values
    .map((value, index) => (value === null ? "" : `${(values[index - 1] ?? null) === null ? "M" : "L"}${x(index)} ${y(value)}`))
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
