import type { Tile } from "../../../engine/plan/plan.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";

const anySize = { w: 1, h: 1 };

/** The smallest box that a tile's view can draw: a smaller one would be drawn no smaller, and undoing it would show nothing. */
export function leastOf(tile: Tile): { w: number; h: number } {
  return tile.ok ? (viewManifests[tile.view as keyof typeof viewManifests]?.minSize ?? anySize) : anySize;
}
