import { formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { chartOf, sliceColor } from "./chart.ts";
import { sliceNames } from "./sentence.ts";
import { slicesOf } from "./slices.ts";

export const paperOf: PaperOf<ViewProps<"donut">> = ({ options, result }, theme) => {
  const slices = slicesOf(result, options.limit ?? 6, sliceNames(viewText()));
  if (slices.every(({ value }) => value === null)) return null;
  return {
    build: () => chartOf(slices, theme),
    ratio: 1,
    legend: slices.map((slice, place) => ({
      key: slice.keys.join(" ") || slice.label,
      label: `${slice.label} ${formatPercent(slice.share)}`,
      swatch: { color: sliceColor(theme, slice, place), shape: "box" },
    })),
  };
};
