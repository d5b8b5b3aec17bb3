import { BarChart } from "echarts/charts";
import { type ReactElement, useCallback, useMemo } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { CursorPlan } from "../../../src/ui/chart/chart-types.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { Legend } from "../../../src/ui/chart/legend.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { Plane } from "../../../src/ui/chart/plane.tsx";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { othersName } from "../../../src/ui/chart/words/others-name.ts";
import { barsOf } from "./bars.ts";
import { cardOf } from "./card.ts";
import { chartOf } from "./chart.ts";
import { roomFor } from "./room.ts";
import { sentence } from "./sentence.ts";
import { layerColor } from "./series.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([BarChart]);

/** The height under which the names of lying bars run into one another (px). */
const LINE = 15;
/** What upright bars need over their names (px). */
const UPRIGHT = 88;

/** One bar for each value of a dimension, or one pile for each crossing of two. */
export default function BarsView(props: ViewProps<"bars">): ReactElement {
  const t = viewText();
  const { options, result, previous, context } = props;
  const theme = useChartTheme();
  const room = roomFor(options, context.box);
  const bars = useMemo(() => barsOf(result, room, othersName(viewText())), [result, room]);
  const build = useCallback(
    (size: Size) => chartOf({ options, result, previous, context }, bars, theme, size),
    [options, result, previous, context, bars, theme],
  );
  if (bars.rows.length === 0) return <NoData sentence={sentence(props, t)} />;
  if (bars.layers.every(({ cells }) => cells.every(({ hidden }) => hidden))) return <NoData sentence={sentence(props, t)} hidden />;

  const lying = (options.direction ?? "horizontal") === "horizontal";
  const cursor: CursorPlan = {
    along: lying ? "y" : "x",
    count: bars.rows.length,
    card: (index) => cardOf(props, bars, theme, index),
  };
  const dimension = result.kind === "breakdown" ? result.dimension : (result.dimensions[0] ?? "");
  const onSelect =
    context.onDrill &&
    ((index: number) => {
      const row = bars.rows[index];
      if (row) context.onDrill?.({ filters: { [dimension]: [...row.keys] }, label: row.label });
    });
  return (
    <Plane
      least={lying ? bars.rows.length * LINE : UPRIGHT}
      legend={
        bars.layers.length > 1 && (
          <Legend
            entries={bars.layers.map((layer, place) => ({
              key: layer.key,
              label: layer.label,
              tonality: layer.tonality,
              swatch: { color: layerColor(theme, layer, place), shape: "box" },
            }))}
          />
        )
      }
    >
      <Chart
        name={context.title}
        build={build}
        sentence={sentence(props, t)}
        cursor={cursor}
        points={bars.rows.length * bars.layers.length}
        onSelect={onSelect}
        printing={context.printing}
        patterns={bars.layers.length > 1}
      />
    </Plane>
  );
}
