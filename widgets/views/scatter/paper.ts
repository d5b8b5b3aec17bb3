import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { chartOf } from "./chart.ts";
import { pointsOf } from "./table-points.ts";

export const paperOf: PaperOf<ViewProps<"scatter">> = (props, theme) => {
  const points = pointsOf(props);
  if (points.length === 0 || (props.result.peers?.median ?? null) === null) return null;
  return { build: (size) => chartOf(props, points, theme, size, viewText()), legend: [] };
};
