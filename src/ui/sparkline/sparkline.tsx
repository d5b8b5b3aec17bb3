import type { ReactElement } from "react";
import { linePath, sparklineScale } from "./sparkline-path.ts";
import styles from "./sparkline.module.css";

export interface SparklineProps {
  /** Values in order; a missing one breaks the curve. */
  values: readonly (number | null)[];
  /** The compared period, dashed. */
  previous?: readonly (number | null)[];
  /** The sentence that says what the curve shows; without one it is decorative. */
  label?: string;
  width?: number;
  height?: number;
  tone?: "accent" | "negative";
}

/** A small curve: the current period solid with its last point, the compared one dashed. */
export function Sparkline({ values, previous = [], label, width = 124, height = 36, tone = "accent" }: SparklineProps): ReactElement {
  // Shifted by whole weeks, the compared period may touch one more month: beyond the end of this one there is nothing to compare.
  const before = previous.slice(0, values.length);
  const scale = sparklineScale([...values, ...before], values.length, width, height);
  const line = linePath(values, scale);
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last] ?? null;
  const isWhole = values.length > 1 && !values.includes(null);
  return (
    <svg
      className={styles.sparkline}
      data-tone={tone}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {isWhole && <path className={styles.area} d={`${line}L${scale.x(last)} ${height}L${scale.x(0)} ${height}Z`} />}
      {before.length > 0 && <path className={styles.previous} d={linePath(before, scale)} />}
      <path className={styles.line} d={line} />
      {end !== null && <circle className={styles.end} cx={scale.x(last)} cy={scale.y(end)} r={2.5} />}
    </svg>
  );
}
