import { create, type Draft } from "mutative";

import type { Dashboard, PatchOperation, Placement, Section, Widget } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { applyPaste, type PasteChange } from "./clip.ts";
import { type Device, deviceColumns, devices, withoutStrays } from "./devices.ts";
import { bottomOf, firstFree, settle, topDown } from "./grid.ts";
import { shifted } from "./shift.ts";
import { applyStructure, isStructureChange, sectionAt, type SectionPlace, type StructureChange } from "./structure.ts";

export type { SectionPlace } from "./structure.ts";

/** One change to a dashboard, as data: what the editor, a gesture or a key asks for. */
export type Change =
  | {
      type: "add-widget";
      id: string;
      widget: Widget;
      to: SectionPlace;
      size: { w: number; h: number };
    }
  | { type: "move-widget"; id: string; x: number; y: number }
  | { type: "resize-widget"; id: string; w: number; h: number }
  /** One place earlier or later in the order of reading of its section, as {@link shifted} has it. */
  | { type: "shift-widget"; id: string; by: -1 | 1 }
  | { type: "remove-widget"; id: string }
  | {
      type: "set-widget";
      id: string;
      title?: string | null;
      period?: Widget["period"] | null;
      options?: Widget["options"] | null;
      query?: Widget["query"] | null;
    }
  /** Another widget in the place of one, under its id. */
  | { type: "put-widget"; id: string; widget: Widget }
  /** A copy below the others of its section. */
  | { type: "duplicate-widget"; id: string; as: string }
  /** To the end of another section. */
  | { type: "send-widget"; id: string; to: SectionPlace }
  /** Several changes as one. */
  | { type: "all"; changes: readonly Change[] }
  | StructureChange
  | PasteChange
  /** A section's whole grid at once, as a dragging library reports it. */
  | { type: "place"; in: SectionPlace; grid: readonly Placement[] }
  /** A section's own layout for a device, as a whole; null derives it again from the stored grid. */
  | { type: "place-on"; in: SectionPlace; device: Device; grid: readonly Placement[] | null }
  | ({ type: "set-document" } & { [K in Setting]?: Dashboard[K] | null });

/** What is set of a document as a whole; null takes it away. */
type Setting = "title" | "description" | "tags" | "parameter" | "period" | "compare" | "filters" | "facets";

/** A document changed: the patches (RFC 6902) that lead to it and those that lead back. Both empty where nothing changed. */
export interface Edit {
  document: Dashboard;
  patches: PatchOperation[];
  inverse: PatchOperation[];
}

/**
 * Applies one change to a valid dashboard. What the change names and the document lacks changes nothing.
 * Every grid that it touches is settled: no overlap, no gap, nothing beyond the twelfth column. The given
 * document is never changed; parts that stay the same stay identical.
 */
export function edit(document: Dashboard, change: Change): Edit {
  const [next, patches, inverse] = create(document, (draft) => applyAndTidy(draft, change), {
    enablePatches: { pathAsArray: false, arrayLengthAssignment: false },
  });
  return { document: next, patches, inverse };
}

/** An id for a new widget: its type's name, numbered where that is taken. */
export function freeWidgetId(document: Dashboard, type: string): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? type : `${type.slice(0, 70)}-${count}`;
    if (!Object.hasOwn(document.widgets, id)) return id;
  }
}

/** Applies a change; own layouts for devices lose the widgets that it took from their section. */
function applyAndTidy(draft: Draft<Dashboard>, change: Change): void {
  apply(draft, change);
  for (const tab of draft.layout.tabs) {
    for (const section of tab.sections) {
      if (!section.tablet && !section.phone) continue;
      const tidy = withoutStrays(section);
      if (tidy !== section) assign(section, Object.fromEntries(devices.map((device) => [device, tidy[device] ?? null])));
    }
  }
}

function apply(draft: Draft<Dashboard>, change: Change): void {
  if (isStructureChange(change)) return applyStructure(draft, change);
  switch (change.type) {
    case "add-widget": {
      const section = sectionAt(draft, change.to);
      if (!section || Object.hasOwn(draft.widgets, change.id)) return;
      draft.widgets[change.id] = { ...change.widget };
      const placed = firstFree(within({ widget: change.id, x: 0, y: 0, ...change.size }), section.grid);
      return put(section, [...section.grid, placed], placed);
    }
    case "move-widget":
      return replaceBox(draft, change.id, { x: change.x, y: change.y });
    case "resize-widget":
      return replaceBox(draft, change.id, { w: change.w, h: change.h });
    case "shift-widget": {
      const section = sectionOf(draft, change.id);
      const box = section?.grid.find(({ widget }) => widget === change.id);
      if (section && box) put(section, shifted(section.grid, box, change.by));
      return;
    }
    case "remove-widget": {
      const section = sectionOf(draft, change.id);
      if (section)
        put(
          section,
          section.grid.filter(({ widget }) => widget !== change.id),
        );
      if (Object.hasOwn(draft.widgets, change.id)) delete draft.widgets[change.id];
      return;
    }
    case "set-widget": {
      const widget = entry(draft.widgets, change.id);
      if (widget) assign(widget, { title: change.title, period: change.period, options: change.options, query: change.query });
      return;
    }
    case "put-widget":
      if (Object.hasOwn(draft.widgets, change.id)) draft.widgets[change.id] = { ...change.widget };
      return;
    case "duplicate-widget": {
      const [widget, section] = [entry(draft.widgets, change.id), sectionOf(draft, change.id)];
      const box = section?.grid.find((placement) => placement.widget === change.id);
      if (!widget || !section || !box || Object.hasOwn(draft.widgets, change.as)) return;
      draft.widgets[change.as] = JSON.parse(JSON.stringify(widget)) as Widget;
      // Beside the original where there is room, else in the next free row.
      const copy = { ...box, widget: change.as, ...(box.x + 2 * box.w <= 12 ? { x: box.x + box.w } : { y: box.y + box.h }) };
      return put(section, [...section.grid, copy]);
    }
    case "send-widget": {
      const [from, to] = [sectionOf(draft, change.id), sectionAt(draft, change.to)];
      const box = from?.grid.find((placement) => placement.widget === change.id);
      if (!from || !to || !box || from === to) return;
      put(
        from,
        from.grid.filter(({ widget }) => widget !== change.id),
      );
      return put(to, [...to.grid, { ...box, x: 0, y: bottomOf(to.grid) }]);
    }
    case "all":
      for (const one of change.changes) apply(draft, one);
      return;
    case "paste":
      return applyPaste(draft, change, put);
    case "place": {
      const section = sectionAt(draft, change.in);
      const known = new Set(section?.grid.map(({ widget }) => widget));
      const grid = change.grid.filter(({ widget }) => known.delete(widget));
      // A report that forgets a tile or names another must not lose or invent one.
      if (section && known.size === 0) put(section, grid);
      return;
    }
    case "place-on": {
      const section = sectionAt(draft, change.in);
      if (!section) return;
      if (change.grid === null) {
        delete section[change.device];
        return;
      }
      const known = new Set(section.grid.map(({ widget }) => widget));
      const columns = deviceColumns[change.device];
      const own = topDown(settle(change.grid.filter(({ widget }) => known.delete(widget)).map(within), { columns }));
      if (own.length > 0 && JSON.stringify(own) !== JSON.stringify(section[change.device])) section[change.device] = own;
      return;
    }
    case "set-document": {
      const { type: _, ...settings } = change;
      assign(draft, settings);
    }
  }
}

/** Sets the members that are given, takes away those given as null, leaves the others. */
function assign<T extends object>(target: T, members: { [K in keyof T]?: T[K] | null | undefined }): void {
  for (const key of Object.keys(members) as (keyof T)[]) {
    const value = members[key];
    if (value === null) delete target[key];
    else if (value !== undefined) target[key] = value;
  }
}

function replaceBox(draft: Draft<Dashboard>, id: string, box: Partial<Placement>): void {
  const section = sectionOf(draft, id);
  const before = section?.grid.find(({ widget }) => widget === id);
  if (!section || !before) return;
  const moved = { ...before, ...box };
  put(
    section,
    section.grid.map((placement) => (placement.widget === id ? moved : placement)),
    moved,
  );
}

/** Replaces a grid as a whole (one patch, whatever moved), where settling it leaves a difference. */
function put(section: Draft<Section>, grid: readonly Placement[], first?: Placement): void {
  const plain = grid.map(within);
  const settled = settle(plain, first ? { first: plain[grid.indexOf(first)] } : {});
  if (JSON.stringify(settled) !== JSON.stringify(section.grid)) section.grid = settled;
}

/** The placement in whole numbers that a document may hold. */
function within({ widget, x, y, w, h }: Placement): Placement {
  return { widget, x: whole(x, 0, 11), y: whole(y, 0, 400), w: whole(w, 1, 12), h: whole(h, 1, 40) };
}

function whole(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

function sectionOf(draft: Draft<Dashboard>, widget: string): Draft<Section> | undefined {
  return draft.layout.tabs.flatMap(({ sections }) => sections).find(({ grid }) => grid.some((placement) => placement.widget === widget));
}
