import type { ReactElement } from "react";
import { linePath, sparklineScale } from "./sparkline-path.ts";
import styles from "./sparkline.module.css";

export interface SparklineProps {
  /** Values in order; a missing one breaks the curve. */
  values: readonly (number | null)[];
  /** Which values are of whole periods; the others are dashed, and set neither the scale nor the marked end. All where absent. */
  whole?: readonly boolean[];
  /** The compared period, dashed. */
  previous?: readonly (number | null)[];
  /** A level that the curve is held against, dotted. */
  reference?: number | undefined;
  /** The sentence that says what the curve shows; without one it is decorative. */
  label?: string;
  width?: number;
  height?: number;
  tone?: "accent" | "negative";
}

/** A small curve: the current period solid with its last point, the compared one dashed. */
export function Sparkline({
  values,
  whole,
  previous = [],
  reference,
  label,
  width = 124,
  height = 36,
  tone = "accent",
}: SparklineProps): ReactElement {
  const settled = values.map((value, index) => ((whole?.[index] ?? true) ? value : null));
  const shown = settled.some((value) => value !== null) ? settled : [...values];
  // Shifted by whole weeks, the compared period may touch one more month: beyond the end of this one there is nothing to compare.
  const before = shown.map((_, index) => ((whole?.[index] ?? true) ? (previous[index] ?? null) : null));
  const scale = sparklineScale([...shown, ...before, reference ?? null], values.length, width, height);
  const line = linePath(shown, scale);
  const [first, last] = [shown.findIndex((value) => value !== null), shown.findLastIndex((value) => value !== null)];
  const end = shown[last] ?? null;
  const isWhole = last > first && !shown.slice(first, last + 1).includes(null);
  const partial = openEnds(values, shown).map((points) => linePath(points, { ...scale, y: (value) => within(scale.y(value), height) }));
  return (
    <svg
      className={styles.sparkline}
      data-tone={tone}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {isWhole && <path className={styles.area} d={`${line}L${scale.x(last)} ${height}L${scale.x(first)} ${height}Z`} />}
      {before.some((value) => value !== null) && <path className={styles.previous} d={linePath(before, scale)} />}
      {reference !== undefined && (
        <path className={styles.reference} d={`M${scale.x(0)} ${scale.y(reference)}H${scale.x(values.length - 1)}`} />
      )}
      <path className={styles.line} d={line} />
      {partial.map((path) => (
        <path key={path} className={styles.partial} d={path} />
      ))}
      {end !== null && <circle className={styles.end} cx={scale.x(last)} cy={scale.y(end)} r={2.5} />}
    </svg>
  );
}

/** The segments of which the curve itself lacks an end, or both. */
function openEnds(values: readonly (number | null)[], shown: readonly (number | null)[]): (number | null)[][] {
  return values.flatMap((value, index) => {
    const before = values[index - 1] ?? null;
    if (value === null || before === null || (shown[index] !== null && (shown[index - 1] ?? null) !== null)) return [];
    return [values.map((each, at) => (at === index || at === index - 1 ? each : null))];
  });
}

/** A height inside the box: what is counted in part may lie beyond what the whole periods span. */
function within(y: number, height: number): number {
  return Math.min(Math.max(y, 1), height - 1);
}
