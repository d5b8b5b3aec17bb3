import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { measureOfLine } from "../../../src/engine/table/result-table.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { othersName } from "../../../src/ui/chart/words/others-name.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { chartOf, endsFrom } from "./chart.ts";
import { legendOf } from "./legend.ts";
import { linesOf } from "./lines.ts";

export const paperOf: PaperOf<ViewProps<"evolution">> = (props, theme) => {
  const { result, context } = props;
  const lines = linesOf(result, othersName(viewText()));
  const shown = lines.some((line) =>
    line.points.some((point) => isShown(sampleOf(point, measureOfLine(line, result).unit, context.samples, context.audience))),
  );
  if (!shown) return null;
  const legend = legendOf(props, lines, theme);
  return {
    build: (size) => chartOf(props, lines, theme, size),
    legend: legend.length > 1 ? legend : [],
    namedFrom: endsFrom(props, lines),
  };
};
