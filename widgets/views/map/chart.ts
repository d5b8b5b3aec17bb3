import type { EChartsOption, ScatterSeriesOption } from "echarts";

import { isShown, restsOn, sampleOf, shownFigure } from "../../../src/domain/figure/figure.ts";
import { tonalityIndex } from "../../../src/domain/review/rating.ts";
import type { ViewContext, ViewProps } from "../../../src/engine/table/view-props.ts";
import type { GeoPlace } from "../../../src/generated/types.ts";
import { chartFont, type ChartTheme, tonalityColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { classColors, classOf, isDiverging, stepsOf, tonalColors, tonalOf, tonalSteps } from "./steps.ts";
import { backdropName, type Territory } from "./territory.ts";
import { placedIn } from "../../../src/ui/map/projection.ts";

/** What the drawing depends on. */
export type MapInput = Pick<ViewProps<"map">, "options" | "result"> & { context: Pick<ViewContext, "samples" | "audience" | "tonalities"> };

/** Communes coloured by class, hatched where they rest on few observations; establishments, and communes without an outline, as points. */
export function chartOf(input: MapInput, territory: Territory, theme: ChartTheme, { width, height }: Size): EChartsOption {
  const frame = placedIn(territory.box, { width: width - 12, height: height - 8 });
  const placed = { ...frame, left: frame.left + 6, top: frame.top + 4, map: territory.name };
  return input.result.level === "communes" && territory.outlined
    ? communes(input, placed, theme)
    : points(input, placed, theme, territory.outlined);
}

type Placed = ReturnType<typeof placedIn> & { map: string };

/** Whether a place has enough behind it to be coloured (design t1: communes under 30 are hatched). */
export function isColoured(place: GeoPlace, { result, context }: MapInput): boolean {
  if (place.value === null || !isShown(sampleOf(place, result.unit, context.samples, context.audience))) return false;
  return result.unit === "count" || restsOn(place) >= context.samples.map;
}

/** Thresholds and their colours, as the legend shows them too. */
export function classesOf(input: MapInput, theme: ChartTheme): { steps: number[]; colors: string[] } {
  const { options, result } = input;
  const values = result.places.filter((place) => isColoured(place, input)).map(({ value }) => value ?? 0);
  const steps = stepsOf(options.steps, result.unit, values);
  const tonal = options.colors === "sequential" ? null : tonalOf(result.unit, input.context.tonalities);
  if (tonal) {
    const parted = tonalSteps(steps, tonal);
    const colorOf = (index: number): string =>
      tonalityColor(theme, index, input.context.tonalities.find((tonality) => tonality.index === index)?.color);
    return { steps: parted, colors: tonalColors(parted, tonal, colorOf, theme) };
  }
  return { steps, colors: classColors(theme, steps.length + 1, isDiverging(options.colors, result.unit)) };
}

function communes(input: MapInput, placed: Placed, theme: ChartTheme): EChartsOption {
  const { options, result } = input;
  const { steps, colors } = classesOf(input, theme);
  const { semantic } = theme;
  const alone = result.places.filter(({ rings }) => (rings?.length ?? 0) === 0);
  const label = {
    show: options.labels ?? false,
    fontFamily: chartFont,
    fontSize: 10,
    color: semantic.text,
    textBorderColor: semantic.surface,
    textBorderWidth: 2,
  };
  return {
    ...(alone.length > 0 && { geo: { ...placed, silent: true, itemStyle: { opacity: 0 }, emphasis: { disabled: true } } }),
    series: [
      {
        type: "map",
        ...placed,
        selectedMode: false,
        showLegendSymbol: false,
        // The palest classes are fainter than 3:1: a commune is seen by its edge.
        itemStyle: { areaColor: semantic["surface-2"], borderColor: semantic["border-strong"], borderWidth: 1 },
        label: { show: false },
        labelLayout: { hideOverlap: true },
        emphasis: { label: { show: false } },
        data: [
          ...result.places.map((place) => {
            const coloured = isColoured(place, input);
            const areaColor = coloured ? colors[classOf(shownFigure(place.value ?? 0, result.unit), steps)] : semantic["surface-2"];
            return {
              name: place.key,
              value: place.value ?? undefined,
              itemStyle: { areaColor, ...(!coloured && { decal: hatching(theme) }) },
              label: { ...label, formatter: () => place.label },
              emphasis: { label, itemStyle: { areaColor, borderColor: semantic.text, borderWidth: 1.6 } },
            };
          }),
          ...(result.backdrop ?? []).map((_, index) => land(backdropName(index), theme)),
        ],
      },
      ...(alone.length > 0 ? [{ ...pointSeries(input, alone, theme), silent: true }] : []),
    ],
  };
}

function points(input: MapInput, placed: Placed, theme: ChartTheme, outlined: boolean): EChartsOption {
  const { semantic } = theme;
  return {
    geo: {
      ...placed,
      silent: true,
      itemStyle: outlined ? { areaColor: semantic["surface-2"], borderColor: semantic["border-strong"], borderWidth: 1 } : { opacity: 0 },
      label: { show: false },
      emphasis: { disabled: true },
    },
    series: [pointSeries(input, input.result.places, theme)],
  };
}

function pointSeries(input: MapInput, places: readonly GeoPlace[], theme: ChartTheme): ScatterSeriesOption {
  const { semantic } = theme;
  const most = Math.max(...input.result.places.map(({ n }) => n), 1);
  return {
    type: "scatter",
    coordinateSystem: "geo",
    data: places.map((place) => {
      const coloured = isColoured(place, input);
      return {
        name: place.label,
        value: [place.lng, place.lat, place.value ?? 0],
        symbolSize: Math.round(7 + 15 * Math.sqrt(place.n / most)),
        itemStyle: coloured
          ? { opacity: 1, color: pointColor(input, place, theme), borderColor: semantic.surface, borderWidth: 1.5 }
          : { color: semantic.surface, borderColor: semantic["text-3"], borderWidth: 1.5, borderType: "dashed" },
      };
    }),
    emphasis: { itemStyle: { borderColor: semantic.text } },
  };
}

/** The point of an establishment's rating has its tonality's colour, any other its class's. */
export function pointColor(input: MapInput, { value }: GeoPlace, theme: ChartTheme): string {
  if (input.result.level === "establishments" && input.result.unit === "rating") {
    const index = tonalityIndex(value, input.context.tonalities) ?? 2;
    return tonalityColor(theme, index, input.context.tonalities[index]?.color);
  }
  const { steps, colors } = classesOf(input, theme);
  return colors[classOf(shownFigure(value ?? 0, input.result.unit), steps)] ?? theme.semantic.accent;
}

/** Fine diagonal lines, as the legend's. */
function hatching({ semantic }: ChartTheme): object {
  return {
    symbol: "rect",
    color: semantic["border-strong"],
    backgroundColor: semantic["surface-2"],
    dashArrayX: [1, 0],
    dashArrayY: [1, 4],
    rotation: -Math.PI / 4,
    symbolSize: 1,
  };
}

/** What has no figure of its own: a commune that the filters leave out. */
function land(name: string, { semantic }: ChartTheme): object {
  const itemStyle = { areaColor: semantic["surface-2"], borderColor: semantic["border-strong"], borderWidth: 1 };
  return { name, silent: true, itemStyle, label: { show: false }, emphasis: { itemStyle, label: { show: false } } };
}
