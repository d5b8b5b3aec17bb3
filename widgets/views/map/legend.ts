import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { LegendEntry } from "../../../src/ui/chart/legend.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { classesOf, isColoured, type MapInput } from "./chart.ts";

/** The classes of the map, «< 6,9» to «≥ 9,2», and what is hatched. */
export function legendOf(input: MapInput, theme: ChartTheme): LegendEntry[] {
  const t = viewText();
  const { result, context } = input;
  const few = result.places.some((place) => !isColoured(place, input));
  const hatched: LegendEntry[] = few
    ? [
        {
          key: "few",
          label: t("few", { count: context.samples.map }),
          swatch: { color: theme.semantic["border-strong"], shape: "hatched" },
        },
      ]
    : [];
  if (result.level === "establishments" && result.unit === "rating") {
    return [
      ...context.tonalities.map(({ id, name, index }): LegendEntry => ({
        key: id,
        label: name,
        tonality: index,
        swatch: { color: theme.tonalities[index] ?? "", shape: "box" },
      })),
      ...hatched,
    ];
  }
  const { steps, colors } = classesOf(input, theme);
  const classes = colors.map((color, index): LegendEntry => {
    const step = steps[index] ?? steps.at(-1);
    const value = formatFigure(step, result.unit);
    return {
      key: `class-${index}`,
      label: step === undefined ? result.label : t(index < steps.length ? "map.under" : "map.from", { value }),
      swatch: { color, shape: "box" },
    };
  });
  return [...classes, ...hatched];
}
