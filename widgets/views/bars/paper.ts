import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { PaperOf } from "../../../src/ui/chart/paper-chart.ts";
import { othersName } from "../../../src/ui/chart/words/others-name.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { barsOf } from "./bars.ts";
import { chartOf } from "./chart.ts";
import { roomFor } from "./room.ts";
import { isCompared, layerColor } from "./series.ts";

/** The height of one lying bar on paper (px). */
const LINE = 22;

export const paperOf: PaperOf<ViewProps<"bars">> = (props, theme) => {
  const { options, result, context } = props;
  const bars = barsOf(result, roomFor(options, context.box), othersName(viewText()));
  if (bars.rows.length === 0 || bars.layers.every(({ cells }) => cells.every(({ hidden }) => hidden))) return null;
  const lying = (options.direction ?? "horizontal") === "horizontal";
  return {
    build: (size) => chartOf(props, bars, theme, size),
    legend:
      bars.layers.length > 1
        ? bars.layers.map((layer, place) => ({
            key: layer.key,
            label: layer.label,
            swatch: { color: layerColor(theme, layer, place), shape: "box" },
          }))
        : isCompared(props)
          ? // On a screen the card of a bar says it.
            [
              {
                key: "compared",
                label: context.comparedLabel.replace(/^vs /, ""),
                swatch: { color: theme.semantic["text-3"], shape: "dashed" as const },
              },
            ]
          : [],
    ...(lying ? { least: bars.rows.length * LINE + 24 } : {}),
  };
};
