import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { chartOf } from "./chart.ts";
import { legendOf } from "./legend.ts";
import { territoryOf } from "./territory.ts";

export const paperOf: PaperOf<ViewProps<"map">> = (props, theme) => {
  if (props.result.places.length === 0) return null;
  const territory = territoryOf(props.result);
  return { build: (size) => chartOf(props, territory, theme, size), legend: legendOf(props, theme), ratio: 0.75, map: territory };
};
