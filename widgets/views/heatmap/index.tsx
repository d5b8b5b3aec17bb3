import { HeatmapChart } from "echarts/charts";
import { VisualMapContinuousComponent } from "echarts/components";
import { type ReactElement, useCallback, useMemo } from "react";

import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { CardContent, CursorPlan } from "../../../src/ui/chart/chart-types.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { Plane } from "../../../src/ui/chart/plane.tsx";
import { restingOn } from "../../../src/ui/chart/words/phrases.ts";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { chartOf, heatCells, leastHeight } from "./chart.ts";
import type { HeatCell } from "./input.ts";
import { HeatScale } from "./heat-scale.tsx";
import { sentence } from "./sentence.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([HeatmapChart, VisualMapContinuousComponent]);

/** Two dimensions crossed: the stronger the figure, the stronger the colour. */
export default function HeatmapView(props: ViewProps<"heatmap">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const theme = useChartTheme();
  const cells = useMemo(() => heatCells({ result }), [result]);
  const build = useCallback(
    (size: Size) => chartOf({ options, result, context }, cells, theme, size),
    [options, result, context, cells, theme],
  );
  if (cells.length === 0) return <NoData sentence={sentence(props, t)} />;
  if (cells.every(({ cell }) => cell.hidden)) return <NoData sentence={sentence(props, t)} hidden />;

  const cursor: CursorPlan = {
    along: "item",
    count: cells.length,
    card: (index) => cardOf(props, cells[index]),
    anchor: (index) => ({ on: "series", at: [cells[index]?.column ?? 0, cells[index]?.row ?? 0] }),
  };
  const [rowDimension = "", columnDimension = ""] = result.dimensions;
  const onSelect =
    context.onDrill &&
    ((index: number) => {
      const at = cells[index];
      const [row, column] = [result.rows[at?.row ?? -1], result.columns[at?.column ?? -1]];
      if (row && column)
        context.onDrill?.({
          filters: { [rowDimension]: [row.key], [columnDimension]: [column.key] },
          label: `${row.label}, ${column.label}`,
        });
    });
  return (
    <Plane least={leastHeight(result)} legend={(options.legend ?? true) && <HeatScale input={props} cells={cells} theme={theme} />}>
      <Chart
        name={context.title}
        build={build}
        sentence={sentence(props, t)}
        cursor={cursor}
        points={cells.length}
        onSelect={onSelect}
        printing={context.printing}
      />
    </Plane>
  );
}

function cardOf({ result, context }: ViewProps<"heatmap">, at: HeatCell | undefined): CardContent {
  const t = viewText();
  const { row = 0, column = 0, cell = { value: null, n: 0 } } = at ?? {};
  const sample = sampleOf(cell, result.unit, context.samples, context.audience);
  return {
    title: `${result.rows[row]?.label ?? ""}, ${result.columns[column]?.label ?? ""}`,
    rows: [{ label: result.label, value: isShown(sample) ? formatFigure(cell.value, result.unit) : "-", strong: true }],
    note: restingOn(t, cell, result.unit, sample, context.source),
  };
}
