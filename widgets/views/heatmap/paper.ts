import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { chartOf, heatCells, leastHeight } from "./chart.ts";

export const paperOf: PaperOf<ViewProps<"heatmap">> = (props, theme) => {
  const cells = heatCells(props);
  if (cells.every(({ cell }) => cell.hidden)) return null;
  return { build: (size) => chartOf(props, cells, theme, size), legend: [], least: leastHeight(props.result) };
};
