import type { ReactElement } from "react";

import { formatFigure } from "../../../src/domain/figure.ts";
import type { ChartTheme } from "../../../src/ui/chart/chart-theme.ts";
import { type HeatCell, heatColor, type HeatmapInput, rangeOf } from "./chart.ts";
import styles from "./heatmap.module.css";

const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** From the lowest to the highest figure that may be shown, in the colours of the boxes; nothing where none may. Decorative: the table has the figures. */
export function HeatScale({
  input,
  cells,
  theme,
}: {
  input: HeatmapInput;
  cells: readonly HeatCell[];
  theme: ChartTheme;
}): ReactElement | null {
  const range = rangeOf(input, cells);
  if (!range) return null;
  const { low, high } = range;
  return (
    <p className={styles.scale} aria-hidden="true">
      {formatFigure(low, input.result.unit)}
      {STEPS.map((step) => (
        <span key={step} style={{ background: heatColor(theme, step) }} />
      ))}
      {formatFigure(high, input.result.unit)}
    </p>
  );
}
