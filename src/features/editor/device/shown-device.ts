import { type Device, deviceColumns, leastWidthOn } from "../../../engine/document/devices.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { type Box, settle } from "../../../engine/document/grid.ts";
import { shifted } from "../../../engine/document/shift.ts";
import type { SectionPlace } from "../../../engine/document/structure.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { arrangedTiles } from "../../../page/tiles/arranged-tiles.ts";
import type { Boxes } from "../use-grid-gesture.ts";

/** What the canvas shows the document on. */
export type ShownDevice = "desktop" | Device;

/** The columns that pages have on a device; null for those of the window. */
export function columnsOf(device: ShownDevice): 6 | 1 | null {
  if (device === "desktop") return null;
  return device === "tablet" ? 6 : 1;
}

/** The tiles in the boxes in which a device shows them, section by section. */
export function tilesOn(tiles: readonly Tile[], { layout }: Dashboard, device: ShownDevice): readonly Tile[] {
  const columns = columnsOf(device);
  if (columns === null) return tiles;
  return layout.tabs.flatMap((tab) =>
    tab.sections.flatMap((section) => {
      const own = tiles.filter(({ place }) => place.tab === tab.id && place.section === section.id);
      return arrangedTiles(own, section, { columns, pairs: true }).map(({ tile, x, y, w, h }) => ({
        ...tile,
        place: { ...tile.place, box: { x, y, w, h } },
      }));
    }),
  );
}

/** Whether a gesture has left a box in another place or size. */
export function isMoved(tiles: readonly Tile[], boxes: Boxes): boolean {
  return tiles.some(({ id, place: { box } }) => {
    const now = boxes[id];
    return now !== undefined && (["x", "y", "w", "h"] as const).some((side) => now[side] !== box[side]);
  });
}

/** All boxes of a section at once, in its grid or in its own layout for a device. */
export function placing(to: SectionPlace, boxes: Boxes, device: ShownDevice): Change {
  const grid = Object.entries(boxes).map(([widget, { x, y, w, h }]) => ({ widget, x, y, w, h }));
  return device === "desktop" ? { type: "place", in: to, grid } : { type: "place-on", in: to, device, grid };
}

/** A size of the stored grid on a device; on a phone a small figure has half the width, all else the whole. */
export function sizeOn({ w, h }: { w: number; h: number }, device: ShownDevice): { w: number; h: number } {
  if (device === "desktop") return { w, h };
  if (device === "phone") return { w: w <= 4 && h <= 3 ? 1 : deviceColumns.phone, h };
  return { w: leastWidthOn(device, w), h };
}

/** A tile put in another place or size on a device. */
export function placedOn(tiles: readonly Tile[], tile: Tile, part: Partial<Box>, device: Device): Change {
  const boxes = boxesBeside(tiles, tile);
  const moved = { widget: tile.id, ...tile.place.box, ...part };
  const all = boxes.map((box) => (box.widget === tile.id ? moved : box));
  return { type: "place-on", in: tile.place, device, grid: settle(all, { columns: deviceColumns[device], first: moved }) };
}

/** A tile one place earlier or later in the order of reading of a device. */
export function shiftedOn(tiles: readonly Tile[], tile: Tile, by: -1 | 1, device: Device): Change {
  const boxes = boxesBeside(tiles, tile);
  const own = boxes.find(({ widget }) => widget === tile.id);
  return { type: "place-on", in: tile.place, device, grid: own ? shifted(boxes, own, by, deviceColumns[device]) : boxes };
}

/** The boxes of a tile's section. */
function boxesBeside(tiles: readonly Tile[], { place: { tab, section } }: Tile): (Box & { widget: string })[] {
  return tiles.filter(({ place }) => place.tab === tab && place.section === section).map(({ id, place }) => ({ widget: id, ...place.box }));
}
