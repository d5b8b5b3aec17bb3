import { topDown } from "../../engine/document/grid.ts";
import type { Tile } from "../../engine/plan/plan.ts";

/** The tiles of one section in the order of reading, which is that of a single column. */
export function inReadingOrder(tiles: readonly Tile[]): Tile[] {
  return topDown(tiles.map((tile) => ({ ...tile.place.box, tile }))).map(({ tile }) => tile);
}

/** The place of a tile among those of its section, from 1, and how many they are. */
export function placeInOrder(tiles: readonly Tile[], { id, place }: Tile): { at: number; of: number } {
  const section = inReadingOrder(tiles.filter((other) => other.place.tab === place.tab && other.place.section === place.section));
  return { at: section.findIndex((other) => other.id === id) + 1, of: section.length };
}
