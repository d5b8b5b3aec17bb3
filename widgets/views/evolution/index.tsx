import { BarChart, LineChart } from "echarts/charts";
import { type ReactElement, useCallback, useMemo } from "react";

import { measureOfLine } from "../../../src/engine/table/result-table.ts";
import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { CursorPlan } from "../../../src/ui/chart/chart-types.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { Legend } from "../../../src/ui/chart/legend.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { Plane } from "../../../src/ui/chart/plane.tsx";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { othersName } from "../../../src/ui/chart/words/others-name.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { cardOf } from "./card.ts";
import { chartOf, endsFrom } from "./chart.ts";
import styles from "./evolution.module.css";
import { drillOf } from "./drill.ts";
import { legendOf } from "./legend.ts";
import { areBars, type DrawnLine, isAtRight, lineColor, linesOf, referenceOf } from "./lines.ts";
import { sentence } from "./sentence.ts";
import { widthOfBars } from "./series.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([LineChart, BarChart]);

/** The height under which a curve says nothing (px). */
const LEAST = 64;

/** The legend leaves from the width on at which the ends have the names. */
const legendClasses: Readonly<Record<number, string | undefined>> = { 440: styles.narrowLegend, 600: styles.middleLegend };

/** Figures over time, beside the compared period, over their volume. */
export default function EvolutionView(props: ViewProps<"evolution">): ReactElement {
  const t = viewText();
  const { options, result, previous, context } = props;
  const theme = useChartTheme();
  const lines = useMemo(() => linesOf(result, othersName(viewText())), [result]);
  const build = useCallback(
    (size: Size) => chartOf({ options, result, previous, context }, lines, theme, size),
    [options, result, previous, context, lines, theme],
  );
  const shown = lines.some((line) =>
    line.points.some((point) => isShown(sampleOf(point, measureOfLine(line, result).unit, context.samples, context.audience))),
  );
  if (!shown) return <NoData sentence={sentence(props, t)} hidden={lines.some(({ points }) => points.some(({ hidden }) => hidden))} />;

  const onSelect =
    context.onDrill &&
    ((index: number, track: number) => {
      const drill = drillOf(props, lines[track], index);
      if (drill) context.onDrill?.(drill);
    });
  const legend = legendOf(props, lines, theme);
  return (
    <Plane least={LEAST} legend={legend.length > 1 && <Legend entries={legend} className={legendClasses[endsFrom(props, lines)]} />}>
      <Chart
        name={context.title}
        build={build}
        sentence={sentence(props, t)}
        cursor={cursorOf(props, lines, theme)}
        points={lines.length * result.keys.length}
        marked={referenceOf(props) !== undefined}
        onSelect={onSelect}
        printing={context.printing}
      />
    </Plane>
  );
}

function tracksOf(props: ViewProps<"evolution">, count: number): NonNullable<CursorPlan["tracks"]> {
  return areBars(props) ? { count, by: "side", most: widthOfBars(count) } : { count, by: "height" };
}

function cursorOf(props: ViewProps<"evolution">, lines: readonly DrawnLine[], theme: ChartTheme): CursorPlan {
  const { result, context } = props;
  return {
    along: "x",
    count: result.keys.length,
    start: "last",
    card: (index, track) => cardOf(props, lines, theme, index, track),
    ...(lines.length > 1 ? { tracks: tracksOf(props, lines.length) } : {}),
    dots: (index) =>
      areBars(props)
        ? []
        : lines.flatMap((line, track) => {
            const point = line.points[index];
            const { unit } = measureOfLine(line, result);
            const value = point && isShown(sampleOf(point, unit, context.samples, context.audience)) ? point.value : null;
            return value === null ? [] : [{ value, color: lineColor(theme, lines, line), track, axis: isAtRight(line, result) ? 1 : 0 }];
          }),
  };
}
