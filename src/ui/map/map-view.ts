import { aspectOf, type Box, type LngLat } from "./projection.ts";
import type { Size } from "../chart/observe-size.ts";

/** Where a map looks: its middle, and how many pixels a degree of latitude takes. */
export interface MapView {
  center: LngLat;
  scale: number;
}

/** Room left around what is fitted (px). */
const MARGIN_PX = 18;
/** A degree of latitude is some 111 km: at most about a street in the frame, at least about a continent. */
const [LEAST, MOST] = [8, 60_000];

/** The view in which a box just fits. */
export function fitted(box: Box, { width, height }: Size): MapView {
  const [across, along] = [Math.max(width - 2 * MARGIN_PX, 1), Math.max(height - 2 * MARGIN_PX, 1)];
  const wide = Math.max((box.east - box.west) * aspectOf(box), 1e-3);
  const high = Math.max(box.north - box.south, 1e-3);
  return { center: [(box.west + box.east) / 2, (box.south + box.north) / 2], scale: clamped(Math.min(across / wide, along / high)) };
}

/** Where a place is in the frame (px). */
export function projected([lng, lat]: LngLat, { center, scale }: MapView, { width, height }: Size): [x: number, y: number] {
  return [width / 2 + (lng - center[0]) * scale * aspectAt(center), height / 2 - (lat - center[1]) * scale];
}

/** What of the world the frame shows. */
export function boundsOf({ center, scale }: MapView, { width, height }: Size): Box {
  const [across, along] = [width / 2 / (scale * aspectAt(center)), height / 2 / scale];
  return { west: center[0] - across, east: center[0] + across, south: center[1] - along, north: center[1] + along };
}

/** The view after what it shows was pulled by so many pixels. */
export function moved({ center, scale }: MapView, [x, y]: readonly [number, number]): MapView {
  return { center: [center[0] - x / (scale * aspectAt(center)), Math.max(-85, Math.min(85, center[1] + y / scale))], scale };
}

/** The view nearer by a factor, around a point of the frame (px from its middle). */
export function zoomed(view: MapView, factor: number, [x, y]: readonly [number, number] = [0, 0]): MapView {
  const scale = clamped(view.scale * factor);
  const kept = 1 - view.scale / scale;
  return { ...moved(view, [-x * kept, -y * kept]), scale };
}

function clamped(scale: number): number {
  return Math.max(LEAST, Math.min(MOST, scale));
}

function aspectAt([, lat]: LngLat): number {
  return aspectOf({ south: lat, north: lat });
}
