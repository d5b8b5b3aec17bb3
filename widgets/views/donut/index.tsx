import { PieChart } from "echarts/charts";
import { type ReactElement, useCallback, useMemo } from "react";

import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatCompact, formatNumber, formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { CursorPlan } from "../../../src/ui/chart/chart-types.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { observed } from "../../../src/ui/chart/words/phrases.ts";
import { SwatchMark } from "../../../src/ui/chart/swatch-mark.tsx";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { chartOf, middleOf, sliceColor } from "./chart.ts";
import styles from "./donut.module.css";
import { sentence, sliceNames } from "./sentence.ts";
import { slicesOf } from "./slices.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([PieChart]);

/** The share of each value in the whole, six parts at most. */
export default function DonutView(props: ViewProps<"donut">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const theme = useChartTheme();
  const slices = useMemo(() => slicesOf(result, options.limit ?? 6, sliceNames(viewText())), [result, options.limit]);
  const build = useCallback(() => chartOf(slices, theme), [slices, theme]);
  if (slices.every(({ value }) => value === null))
    return <NoData sentence={sentence(props, t)} hidden={result.items.some(({ hidden }) => hidden)} />;

  const total = slices.reduce((sum, { size }) => sum + size, 0);
  const cursor: CursorPlan = {
    along: "item",
    count: slices.length,
    card: (index) => {
      const { label = "", share = 0, value = null, size = 0 } = slices[index] ?? {};
      const rows = [{ label: result.label, value: formatFigure(value, result.unit), strong: true }];
      return {
        title: label,
        rows: [
          ...rows,
          {
            label: result.unit === "count" ? viewText()("distribution.share") : observed(t, size, result.unit, context.source),
            value: formatPercent(share),
          },
        ],
      };
    },
    anchor: (index) => ({ on: "self", at: middleOf(slices, index) }),
  };
  const onSelect =
    context.onDrill &&
    ((index: number) => {
      const slice = slices[index];
      if (slice && slice.keys.length > 0) context.onDrill?.({ filters: { [result.dimension]: [...slice.keys] }, label: slice.label });
    });
  return (
    <div className={styles.donut}>
      <div className={styles.ring}>
        <Chart
          name={context.title}
          build={build}
          sentence={sentence(props, t)}
          cursor={cursor}
          points={slices.length}
          onSelect={onSelect}
          printing={context.printing}
          patterns
        />
        {(options.center ?? true) && (
          <p className={styles.center} aria-hidden="true">
            <b>{total < 1_000_000 ? formatNumber(total) : formatCompact(total)}</b>
            <span>{observed(t, total, result.unit, context.source).replace(/^[\d\s\u202f]+/, "")}</span>
          </p>
        )}
      </div>
      {(options.legend ?? true) && (
        <ul className={styles.legend} aria-hidden="true">
          {slices.map((slice, place) => (
            <li key={slice.label}>
              {slice.tonality === undefined ? (
                <SwatchMark swatch={{ color: sliceColor(theme, slice, place), shape: "box" }} />
              ) : (
                <TonalityGlyph tonality={slice.tonality} />
              )}
              <span className={styles.label}>{slice.label}</span>
              <b>{options.values === "value" ? formatNumber(slice.size) : formatPercent(slice.share)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
