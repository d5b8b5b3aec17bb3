import { useState } from "react";

import type { Tile } from "../../../engine/plan/plan.ts";

/**
 * The same tiles, each the object of the plan before where it says the same, whatever its place among them: a letter typed in
 * one tile's title, or a tile removed, makes a plan of all of them, and must draw no other one again.
 */
export function useSameTiles(planned: readonly Tile[]): readonly Tile[] {
  const [last, setLast] = useState(() => knownOf(planned, new Map()));
  if (last.planned === planned) return last.tiles;
  const known = knownOf(planned, last.byText);
  setLast(known);
  return known.tiles;
}

interface KnownTiles {
  planned: readonly Tile[];
  tiles: readonly Tile[];
  byText: ReadonlyMap<string, Tile>;
}

/** Tiles are made of what documents hold: their texts are equal where they are. */
function knownOf(planned: readonly Tile[], before: KnownTiles["byText"]): KnownTiles {
  const entries = planned.map((tile): [string, Tile] => {
    const text = JSON.stringify(tile);
    return [text, before.get(text) ?? tile];
  });
  return { planned, tiles: entries.map(([, tile]) => tile), byText: new Map(entries) };
}
