import { ScatterChart } from "echarts/charts";
import { type ReactElement, useCallback, useMemo } from "react";

import { formatFigure, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { CardContent } from "../../../src/ui/chart/chart-types.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { Plane } from "../../../src/ui/chart/plane.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { restingOn } from "../../../src/ui/chart/words/phrases.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { chartOf } from "./chart.ts";
import { type Point, pointsOf } from "./table-points.ts";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([ScatterChart]);

/** The height under which the points run into one another (px). */
const LEAST = 96;

/** An establishment among those of its category, which stay anonymous: its figure over its volume, the median as reference. */
export default function ScatterView(props: ViewProps<"scatter">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const theme = useChartTheme();
  const points = useMemo(() => pointsOf({ result, context }), [result, context]);
  const build = useCallback(
    (size: Size) => chartOf({ options, result }, points, theme, size, viewText()),
    [options, result, points, theme],
  );
  const { median = null } = result.peers ?? {};
  if (points.length === 0 || median === null) return <NoData sentence={sentence(props, t)} />;
  const { onDrill } = context;
  const onSelect =
    onDrill &&
    ((index: number) => {
      const point = points[index];
      if (point && point.name !== null) onDrill({ filters: { [result.dimension]: [point.row.key] }, label: point.name });
    });
  return (
    <Plane least={LEAST}>
      <Chart
        marked
        name={context.title}
        build={build}
        sentence={sentence(props, t)}
        cursor={{
          along: "item",
          count: points.length,
          card: (index) => cardOf(props, points[index]),
          anchor: (index) => ({ on: "series", at: [points[index]?.n ?? 1, points[index]?.value ?? 0] }),
        }}
        points={points.length}
        onSelect={onSelect}
        printing={context.printing}
      />
    </Plane>
  );
}

function cardOf({ result, context }: ViewProps<"scatter">, point: Point | undefined): CardContent {
  const t = viewText();
  const [column] = result.columns;
  const unit = column?.unit ?? "rating";
  const figure = point?.row.cells[0] ?? { value: null, n: 0 };
  const { median = null } = result.peers ?? {};
  return {
    title: point?.name ?? t("scatter.other"),
    rows: [
      { label: column?.short ?? column?.label ?? "", value: formatFigure(figure.value, unit), strong: true },
      ...(median === null ? [] : [{ label: t("scatter.medianName"), value: formatFigure(median, unit) }]),
    ],
    note: restingOn(t, figure, unit, sampleOf(figure, unit, context.samples, context.audience), context.source),
  };
}
