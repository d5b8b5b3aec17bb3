import type { ReactElement } from "react";

import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { Legend } from "../../../src/ui/chart/legend.tsx";
import { heatColor, isTonal, rangeOf } from "./boxes.ts";
import { heatEntries } from "./heat-entries.ts";
import type { HeatCell, HeatmapInput } from "./input.ts";
import styles from "./heatmap.module.css";

const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** What the colours of the boxes mean, and what is hatched. Decorative: the table has the figures. */
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
  const entries = heatEntries(input, cells, theme);
  if (entries.length === 0 && !range) return null;
  return (
    <div className={styles.legend}>
      {range && !isTonal(input) && (
        <p className={styles.scale} aria-hidden="true">
          {formatFigure(range.low, input.result.unit)}
          {STEPS.map((step) => (
            <span key={step} style={{ background: heatColor(theme, step) }} />
          ))}
          {formatFigure(range.high, input.result.unit)}
        </p>
      )}
      {entries.length > 0 && <Legend entries={entries} />}
    </div>
  );
}
