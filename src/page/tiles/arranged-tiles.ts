import { arrangeOn } from "../../engine/document/devices.ts";
import { arrange, type Box, gridColumns } from "../../engine/document/grid.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { Section } from "../../generated/types.ts";
import { isPaired, rowsOf } from "./tile-rows.ts";

/** A tile in the box in which it is drawn. */
export interface ArrangedTile extends Box {
  id: string;
  tile: Tile;
}

/** What a section is drawn on. */
export interface Sheet {
  /** Columns that there is room for; one on a phone. */
  columns: 12 | 6 | 1;
  /** Whether single figures go in pairs where everything else takes the whole width of a phone. */
  pairs?: boolean;
  printing?: boolean;
}

/** The width of one of two figures side by side, in columns of the stored grid. */
const HALF = gridColumns / 2;

/** The tiles of a section in their boxes: as the section's own layout for a tablet or a phone has them, else derived from its grid. */
export function arrangedTiles(
  tiles: readonly Tile[],
  section: Pick<Section, "tablet" | "phone">,
  { columns, pairs = false, printing = false }: Sheet,
): ArrangedTile[] {
  const single = columns === 1;
  const paired = pairs && single;
  const sized = tiles.map((tile): ArrangedTile => {
    const box = { ...tile.place.box, h: rowsOf(tile, single), id: tile.id, tile };
    // In pairs, what is no single figure takes the whole width; on paper a table does, whose rows go on over the next sheets.
    const wide = paired ? !isPaired(tile) : printing && tile.ok && tile.view === "table";
    return wide ? { ...box, w: gridColumns } : paired ? { ...box, w: HALF } : box;
  });
  const own = single ? section.phone : columns === 6 ? section.tablet : undefined;
  if (!own) return arrange(sized, paired ? 2 : columns);
  const arranged = arrangeOn(sized, single ? "phone" : "tablet", own);
  return single && !paired ? arrange(arranged, 1) : arranged;
}
