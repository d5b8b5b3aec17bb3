import type { ReactElement } from "react";

import { balanceBounds } from "../../../src/domain/review/tonality.ts";
import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatSigned } from "../../../src/domain/format/format.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import { Legend, type LegendEntry } from "../../../src/ui/chart/legend.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { hasFew, heatColor, hiddenIn, isTonal, rangeOf } from "./boxes.ts";
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
  const entries = [...(isTonal(input) ? tonalEntries(input, theme) : []), ...fewEntry(input, cells, theme), ...hiddenEntry(input, cells)];
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

/** Names of the tonalities for ratings; for balances, which have none, their bounds. */
function tonalEntries({ result, context }: HeatmapInput, theme: ChartTheme): LegendEntry[] {
  const swatch = (index: number): LegendEntry["swatch"] => ({ color: theme.tonalities[index] ?? "", shape: "box" });
  if (result.unit === "rating")
    return context.tonalities.map(({ id, name, index }) => ({ key: id, label: name, tonality: index, swatch: swatch(index) }));
  const t = viewText();
  const [low, under, over, high] = balanceBounds.map((bound) => formatSigned(bound));
  const labels = [
    t("heatmap.upTo", { value: low }),
    t("heatmap.between", { low, high: under }),
    t("heatmap.between", { low: under, high: over }),
    t("heatmap.between", { low: over, high }),
    t("heatmap.from", { value: high }),
  ];
  return labels.map((label, index) => ({ key: `${index}`, label, tonality: index, swatch: swatch(index) }));
}

function hiddenEntry(input: HeatmapInput, cells: readonly HeatCell[]): LegendEntry[] {
  return hiddenIn(input, cells) > 0 ? [{ key: "hidden", label: viewText()("heatmap.dash") }] : [];
}

function fewEntry(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme): LegendEntry[] {
  if (!hasFew(input, cells)) return [];
  const label = viewText()("few", { count: input.context.samples.small });
  return [{ key: "few", label, swatch: { color: theme.semantic["border-strong"], shape: "hatched" } }];
}
