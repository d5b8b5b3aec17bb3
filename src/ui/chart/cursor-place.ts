import type { CursorPlan } from "./chart-types.ts";
import type { EChartsType } from "./echarts-engine.ts";

/** Where the cursor is drawn, in pixels from the chart's corner. */
export interface CursorPlace {
  x: number;
  y: number;
  /** The line through the plane of an x axis, the band of a y axis; null on a datum. */
  mark: { kind: "line" | "band"; left: number; top: number; width: number; height: number } | null;
  dots: readonly { x: number; y: number; color: string }[];
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The category under a point of the chart; null outside its plane. */
export function indexAt(chart: EChartsType, { along, count }: CursorPlan, x: number, y: number): number | null {
  if (along === "item" || chart.isDisposed() || count === 0) return null;
  const plane = planeOf(chart);
  if (!plane || x < plane.x || x > plane.x + plane.width || y < plane.y || y > plane.y + plane.height) return null;
  const [column, row] = chart.convertFromPixel("grid", [x, y]) as [number, number];
  const index = Math.round(along === "x" ? column : row);
  return index >= 0 && index < count ? index : null;
}

/** Where the cursor stands for a place of the chart; null while the chart has no such place. */
export function placeOf(chart: EChartsType, cursor: CursorPlan, index: number): CursorPlace | null {
  if (cursor.along === "item") return itemPlace(chart, cursor, index);
  const plane = planeOf(chart);
  if (!plane) return null;
  if (cursor.along === "y") {
    const y = chart.convertToPixel({ yAxisIndex: 0 }, index);
    const band = plane.height / cursor.count;
    return {
      x: plane.x + plane.width / 2,
      y,
      mark: { kind: "band", left: 0, top: y - band / 2, width: chart.getWidth(), height: band },
      dots: [],
    };
  }
  const x = chart.convertToPixel({ xAxisIndex: 0 }, index);
  const dots = (cursor.dots?.(index) ?? []).map(({ value, color }) => ({ x, y: chart.convertToPixel({ yAxisIndex: 0 }, value), color }));
  return {
    x,
    y: Math.min(...dots.map((dot) => dot.y), plane.y + plane.height / 2),
    mark: { kind: "line", left: x, top: plane.y, width: 1, height: plane.height },
    dots,
  };
}

function itemPlace(chart: EChartsType, { anchor }: CursorPlan, index: number): CursorPlace | null {
  const place = anchor?.(index);
  if (!place) return null;
  const [x, y] =
    place.on === "self"
      ? [place.at[0] * chart.getWidth(), place.at[1] * chart.getHeight()]
      : (chart.convertToPixel({ seriesIndex: 0 }, place.at) as [number, number]);
  return { x, y, mark: null, dots: [] };
}

/** The rectangle of the first grid. ECharts publishes no reader for it; its model is the documented way of extensions. */
function planeOf(chart: EChartsType): Rect | null {
  const { getModel } = chart as unknown as {
    getModel?: () => { getComponent(name: string): { coordinateSystem?: { getRect(): Rect } } | undefined };
  };
  return getModel?.call(chart)?.getComponent("grid")?.coordinateSystem?.getRect() ?? null;
}
