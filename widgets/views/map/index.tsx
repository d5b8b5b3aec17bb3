import { MapChart, ScatterChart } from "echarts/charts";
import { GeoComponent } from "echarts/components";
import { getMap, registerMap } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { type ReactElement, useCallback, useMemo } from "react";

import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { Chart } from "../../../src/ui/chart/chart.tsx";
import type { CardContent, CursorPlan } from "../../../src/ui/chart/chart-types.ts";
import { registerCharts } from "../../../src/ui/chart/canvas/echarts-engine.ts";
import { Legend } from "../../../src/ui/chart/legend.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { Plane } from "../../../src/ui/chart/plane.tsx";
import { restingOn } from "../../../src/ui/chart/words/phrases.ts";
import { useChartTheme } from "../../../src/ui/chart/canvas/use-chart-theme.ts";
import { chartOf } from "./chart.ts";
import { legendOf } from "./legend.ts";
import styles from "./map.module.css";
import { sentence } from "./sentence.ts";
import { territoryOf } from "./territory.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

registerCharts([MapChart, ScatterChart, GeoComponent, LabelLayout]);

/** The communes coloured by their figure, or the establishments as points on their land. */
export default function MapView(props: ViewProps<"map">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const theme = useChartTheme();
  const territory = useMemo(() => {
    const made = territoryOf(result);
    // ECharts' own types want every geometry of GeoJSON at once.
    if (result.places.length > 0 && !getMap(made.name))
      registerMap(made.name, { type: "FeatureCollection", features: made.features } as unknown as Parameters<typeof registerMap>[1]);
    return made;
  }, [result]);
  const build = useCallback(
    (size: Size) => chartOf({ options, result, context }, territory, theme, size),
    [options, result, context, territory, theme],
  );
  if (result.places.length === 0) return <NoData sentence={sentence(props, t)} />;

  const cursor: CursorPlan = {
    along: "item",
    count: result.places.length,
    card: (index) => cardOf(props, index),
    anchor: (index) => ({ on: "series", at: [result.places[index]?.lng ?? 0, result.places[index]?.lat ?? 0] }),
  };
  const onSelect =
    context.onDrill &&
    ((index: number) => {
      const place = result.places[index];
      if (place)
        context.onDrill?.({ filters: { [result.level === "communes" ? "commune" : "establishment"]: [place.key] }, label: place.label });
    });
  return (
    <Plane legend={(options.legend ?? true) && <Legend entries={legendOf(props, theme)} className={styles.legend} />}>
      <Chart
        name={context.title}
        build={build}
        sentence={sentence(props, t)}
        cursor={cursor}
        points={result.places.length}
        onSelect={onSelect}
        printing={context.printing}
      />
    </Plane>
  );
}

function cardOf({ result, context }: ViewProps<"map">, index: number): CardContent {
  const t = viewText();
  const place = result.places[index];
  if (!place) return { title: "", rows: [] };
  const sample = sampleOf(place, result.unit, context.samples, context.audience);
  return {
    title: place.detail ? `${place.label}, ${place.detail}` : place.label,
    rows: [{ label: result.label, value: isShown(sample) ? formatFigure(place.value, result.unit) : "-", strong: true }],
    note: restingOn(t, place, result.unit, sample, context.source),
  };
}
