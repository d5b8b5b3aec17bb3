import type { Dashboard, DevicePlacement, Section } from "../../generated/types.ts";
import { arrange, type Box, bottomOf, gridColumns, settle } from "./grid.ts";

/** Devices whose layout is derived from the stored grid, unless a section has one of its own for them. */
export const devices = ["tablet", "phone"] as const;
export type Device = (typeof devices)[number];

/** The columns of a device's own layout: a phone has a place on the left, one on the right, or the whole width. */
export const deviceColumns: Readonly<Record<Device, number>> = { tablet: 6, phone: 2 };

/** Box and widget of a tile that is arranged. */
interface Named extends Box {
  id: string;
}

/**
 * The boxes of a section as a device shows them, in the order given. Those that the section's own layout names are where it
 * has them; what came later goes below, arranged as derived.
 */
export function arrangeOn<B extends Named>(boxes: readonly B[], device: Device, own: readonly DevicePlacement[] | undefined): B[] {
  const columns = deviceColumns[device];
  if (!own) return arrange(boxes, columns);
  const places = new Map(own.map((placement) => [placement.widget, placement]));
  const placed = boxes.flatMap((box) => {
    const place = places.get(box.id);
    return place ? [{ ...box, x: place.x, y: place.y, w: place.w, h: place.h }] : [];
  });
  const bottom = bottomOf(placed);
  const later = arrange(
    boxes.filter(({ id }) => !places.has(id)),
    columns,
  ).map((box) => ({ ...box, y: box.y + bottom }));
  const arranged = new Map(settle([...placed, ...later], { columns }).map((box) => [box.id, box]));
  return boxes.map((box) => arranged.get(box.id) ?? box);
}

/** The smallest width on a device of what needs so many columns of the stored grid. */
export function leastWidthOn(device: Device, w: number): number {
  return Math.min(deviceColumns[device], Math.max(1, Math.ceil((w * deviceColumns[device]) / gridColumns)));
}

/** A section without the places of widgets that it does not have; without an own layout that would have none left. The same one where nothing is to be taken away. */
export function withoutStrays(section: Section): Section {
  const here = new Set(section.grid.map(({ widget }) => widget));
  const next = { ...section };
  let changed = false;
  for (const device of devices) {
    const own = section[device];
    const kept = own?.filter(({ widget }) => here.has(widget));
    if (!own || kept?.length === own.length) continue;
    changed = true;
    if (kept && kept.length > 0) next[device] = kept;
    else delete next[device];
  }
  return changed ? next : section;
}

/** The devices for which a section of a tab has its own layout. */
export function ownDevices({ layout }: Dashboard, tab: string): ReadonlySet<Device> {
  const sections = layout.tabs.find(({ id }) => id === tab)?.sections ?? [];
  return new Set(devices.filter((device) => sections.some((section) => section[device] !== undefined)));
}
