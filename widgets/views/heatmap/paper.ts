import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { chartOf, heatCells, leastHeight } from "./chart.ts";
import { boundEntries, heatEntries } from "./heat-entries.ts";

export const paperOf: PaperOf<ViewProps<"heatmap">> = (props, theme) => {
  const cells = heatCells(props);
  if (cells.every(({ cell }) => cell.hidden)) return null;
  const legend = [...boundEntries(props, cells, theme), ...heatEntries(props, cells, theme)];
  return {
    build: (size) => chartOf(props, cells, theme, size),
    legend: (props.options.legend ?? true) ? legend : [],
    least: leastHeight(props.result, props.options.values),
  };
};
