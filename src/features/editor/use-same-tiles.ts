import { useState } from "react";

import type { Tile } from "../../engine/plan/plan.ts";

/**
 * The same tiles, each the object of the plan before where it says the same: a letter typed in one tile's title makes a plan of
 * all of them, and must draw that one alone again.
 */
export function useSameTiles(planned: readonly Tile[]): readonly Tile[] {
  const [last, setLast] = useState(() => ({ planned, tiles: planned, texts: textsOf(planned) }));
  if (last.planned === planned) return last.tiles;
  const texts = textsOf(planned);
  const tiles = planned.map((tile, at) => (texts[at] === last.texts[at] ? (last.tiles[at] ?? tile) : tile));
  setLast({ planned, tiles, texts });
  return tiles;
}

/** Tiles are made of what documents hold: their texts are equal where they are. */
function textsOf(tiles: readonly Tile[]): string[] {
  return tiles.map((tile) => JSON.stringify(tile));
}
