import type { ReactElement } from "react";

import { type Settling, wholePoints } from "../../../src/domain/time/bucket.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { TrendPoint } from "../../../src/generated/types.ts";
import { Sparkline } from "../../../src/ui/sparkline/sparkline.tsx";
import styles from "./kpi.module.css";

interface MiniatureProps {
  shape: "line" | "bars" | "none";
  trend: TrendPoint[] | undefined;
  previous: TrendPoint[] | undefined;
  /** The level of the comparison group. */
  reference?: number | undefined;
  /** Which of the last buckets still fill, or may still change. */
  settling: Settling;
  period: DayRange;
}

const WIDTH = 124;
const HEIGHT = 38;

/** The period in a small curve or in bars. Decorative: the tile's table has the values. */
export function Miniature({ shape, trend = [], previous = [], reference, settling, period }: MiniatureProps): ReactElement | null {
  const values = trend.map(({ value }) => value);
  const whole = wholePoints(trend, settling, period);
  if (shape === "none" || values.filter((value) => value !== null).length < 2) return null;
  return (
    <div className={styles.miniature}>
      {shape === "line" ? (
        <Sparkline
          values={values}
          whole={whole}
          previous={previous.map(({ value }) => value)}
          reference={reference}
          width={WIDTH}
          height={HEIGHT}
        />
      ) : (
        <Bars values={values} whole={whole} />
      )}
    </div>
  );
}

function Bars({ values, whole }: { values: (number | null)[]; whole: readonly boolean[] }): ReactElement {
  const highest = Math.max(...values.map((value, index) => (whole[index] ? (value ?? 0) : 0)), 1);
  const end = whole.lastIndexOf(true);
  const step = WIDTH / values.length;
  return (
    <svg className={styles.bars} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {values.map((value, index) => {
        const height = Math.min(Math.max(((value ?? 0) / highest) * HEIGHT, value ? 1 : 0), HEIGHT);
        return (
          <rect
            key={`${index * step}`}
            x={index * step + 1}
            y={HEIGHT - height}
            width={Math.max(step - 2.5, 1)}
            height={height}
            rx={1.5}
            data-last={index === end || undefined}
            data-incomplete={!whole[index] || undefined}
          />
        );
      })}
    </svg>
  );
}
