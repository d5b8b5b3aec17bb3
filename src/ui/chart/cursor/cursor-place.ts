import type { CursorPlan } from "../chart-types.ts";
import type { EChartsType } from "../canvas/echarts-engine.ts";

/** Where the cursor is drawn, in pixels from the chart's corner. */
export interface CursorPlace {
  x: number;
  y: number;
  /** The line through the plane of an x axis, the band of a y axis; null on a datum. */
  mark: { kind: "line" | "band"; left: number; top: number; width: number; height: number } | null;
  dots: readonly { x: number; y: number; color: string; chosen: boolean }[];
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

/** Of the figures at a place, the one that a point of the chart is nearest to; the first where a place is one figure. */
export function trackAt(chart: EChartsType, { tracks, dots, count }: CursorPlan, index: number, x: number, y: number): number {
  if (!tracks || chart.isDisposed()) return 0;
  if (tracks.by === "side") {
    const width = Math.min(((planeOf(chart)?.width ?? 0) / count) * BARS, tracks.most);
    const side = (x - chart.convertToPixel({ xAxisIndex: 0 }, index)) / width + 0.5;
    return Math.max(0, Math.min(tracks.count - 1, Math.floor(side * tracks.count)));
  }
  const away = (dots?.(index) ?? []).map(({ value, track = 0, axis = 0 }) => ({
    track,
    gap: Math.abs(chart.convertToPixel({ yAxisIndex: axis }, value) - y),
  }));
  return away.toSorted((a, b) => a.gap - b.gap)[0]?.track ?? 0;
}

/** The figure above or below the one that is chosen, or beside it; that one where there is none. */
export function trackBeside({ tracks, dots }: CursorPlan, index: number, track: number, step: 1 | -1): number {
  if (!tracks) return 0;
  const marks = dots?.(index) ?? [];
  const order =
    // Values of two axes are not above one another.
    tracks.by === "side" || marks.some(({ axis }) => axis === 1)
      ? Array.from({ length: tracks.count }, (_, at) => at)
      : marks.toSorted((a, b) => b.value - a.value).map((dot) => dot.track ?? 0);
  return order[order.indexOf(track) + step] ?? track;
}

/** What the bars of a place take of its width where they are not at their widest. */
const BARS = 0.8;

/** Where the cursor is for a place of the chart; null while the chart has no such place. */
export function placeOf(chart: EChartsType, cursor: CursorPlan, index: number, chosen: number): CursorPlace | null {
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
  const dots = (cursor.dots?.(index) ?? []).map(({ value, color, track, axis = 0 }) => ({
    x,
    y: chart.convertToPixel({ yAxisIndex: axis }, value),
    color,
    chosen: cursor.tracks !== undefined && track === chosen,
  }));
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
