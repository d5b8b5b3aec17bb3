import type { ReactElement } from "react";

import type { TrendPoint } from "../../../src/generated/types.ts";
import { Sparkline } from "../../../src/ui/sparkline/sparkline.tsx";
import styles from "./kpi.module.css";

interface MiniatureProps {
  shape: "line" | "bars" | "none";
  trend: TrendPoint[] | undefined;
  previous: TrendPoint[] | undefined;
  /** False while the last bucket still fills. */
  complete: boolean;
}

const WIDTH = 124;
const HEIGHT = 38;

/** The period in a small curve or in bars. Decorative: the tile's table has the values. */
export function Miniature({ shape, trend = [], previous = [], complete }: MiniatureProps): ReactElement | null {
  const values = trend.map(({ value }) => value);
  if (shape === "none" || values.filter((value) => value !== null).length < 2) return null;
  return (
    <div className={styles.miniature}>
      {shape === "line" ? (
        <Sparkline values={values} previous={previous.map(({ value }) => value)} width={WIDTH} height={HEIGHT} />
      ) : (
        <Bars values={values} complete={complete} />
      )}
    </div>
  );
}

function Bars({ values, complete }: { values: (number | null)[]; complete: boolean }): ReactElement {
  const highest = Math.max(...values.map((value) => value ?? 0), 1);
  const step = WIDTH / values.length;
  return (
    <svg className={styles.bars} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {values.map((value, index) => {
        const height = Math.max(((value ?? 0) / highest) * HEIGHT, value ? 1 : 0);
        const last = index === values.length - 1;
        return (
          <rect
            key={`${index * step}`}
            x={index * step + 1}
            y={HEIGHT - height}
            width={Math.max(step - 2.5, 1)}
            height={height}
            rx={1.5}
            data-last={last || undefined}
            data-incomplete={(last && !complete) || undefined}
          />
        );
      })}
    </svg>
  );
}
