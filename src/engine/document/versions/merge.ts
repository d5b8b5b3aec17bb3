import type { Dashboard, Layout, Placement, Tab } from "../../../generated/types.ts";
import { entry } from "../../entry.ts";
import { canonical } from "../canonical.ts";
import { settle } from "../grid.ts";
import type { Difference } from "./differences.ts";
import { type Facts, factsOf, isSameFact, type Place, sectionOf, widgetOf } from "./facts.ts";
import { mergedOrder } from "./merged-order.ts";

/** Whose change is taken where both sides have changed the same thing. */
export type Side = "local" | "next";

/** Something that both sides have changed, each another way. */
export interface Conflict {
  /** Stable name of the thing, by which a choice is made: «widget/rating/query/limit». */
  key: string;
  /** From the common base to the local document. */
  local: Difference;
  /** From the common base to the other version. */
  next: Difference;
  taken: Side;
}

/** Two versions of a dashboard made one. */
export interface Merge {
  document: Dashboard;
  /** What the local document has changed and keeps. */
  kept: Difference[];
  /** What the other version changes in it. */
  changed: Difference[];
  conflicts: Conflict[];
}

type Fields = ReadonlyMap<string, unknown>;

/**
 * Merges a document with another version of what it was made from. What only one side has changed is as that side has it;
 * what both have changed differently is as `choose` says, the local document's where it does not. Ids of widgets, tabs and
 * sections say what is the same thing. Without a local change the result has the content of `next`, without another version
 * that of `local`; `$schema`, version and link are those of `local`.
 */
export function merge(base: Dashboard, local: Dashboard, next: Dashboard, choose: Readonly<Record<string, Side>> = {}): Merge {
  return new Merging(base, local, next, choose).result();
}

class Merging {
  readonly #local: Dashboard;
  readonly #b: Facts;
  readonly #l: Facts;
  readonly #n: Facts;
  readonly #grids: readonly ReadonlyMap<string, readonly Placement[]>[];
  readonly #choose: Readonly<Record<string, Side>>;
  readonly #kept: Difference[] = [];
  readonly #changed: Difference[] = [];
  readonly #conflicts: Conflict[] = [];

  constructor(base: Dashboard, local: Dashboard, next: Dashboard, choose: Readonly<Record<string, Side>>) {
    this.#local = local;
    [this.#b, this.#l, this.#n] = [factsOf(base), factsOf(local), factsOf(next)];
    this.#grids = [next, local].map(
      ({ layout }) => new Map(layout.tabs.flatMap(({ sections }) => sections.map(({ id, grid }) => [id, grid] as const))),
    );
    this.#choose = choose;
  }

  result(): Merge {
    const [b, l, n] = [this.#b, this.#l, this.#n];
    const settings = this.#fields("document", b.settings, l.settings, n.settings, (field, before, after) => ({
      of: "document",
      field,
      before,
      after,
    }));
    const tabs = this.#entities("tab", b.tabs, l.tabs, n.tabs);
    const sections = this.#entities("section", b.sections, l.sections, n.sections);
    const widgets = this.#entities("widget", b.widgets, l.widgets, n.widgets);
    const places = new Map([...widgets.keys()].flatMap((id) => this.#place(id) ?? []));
    // The section and the tab of a kept tile are kept with it.
    for (const { section } of places.values())
      if (!sections.has(section)) sections.set(section, l.sections.get(section) ?? n.sections.get(section) ?? new Map());
    for (const fields of sections.values()) {
      const tab = String(fields.get("tab"));
      if (!tabs.has(tab)) tabs.set(tab, l.tabs.get(tab) ?? n.tabs.get(tab) ?? new Map());
    }
    const document = canonical({
      ...headOf(this.#local),
      ...settingsOf(settings),
      widgets: Object.fromEntries([...widgets].map(([id, fields]) => [id, widgetOf(fields)])),
      layout: this.#layout(tabs, sections, places),
    });
    return { document, kept: this.#kept, changed: this.#changed, conflicts: this.#conflicts };
  }

  /** One thing, of which each side has a value; undefined is none. */
  #one<T>(key: string, [base, local, next]: readonly [T, T, T], difference: (before: T, after: T) => Difference): T {
    if (isSameFact(local, next)) return local;
    if (isSameFact(local, base)) {
      this.#changed.push(difference(base, next));
      return next;
    }
    if (isSameFact(next, base)) {
      this.#kept.push(difference(base, local));
      return local;
    }
    const taken = entry(this.#choose, key) ?? "local";
    this.#conflicts.push({ key, local: difference(base, local), next: difference(base, next), taken });
    return taken === "local" ? local : next;
  }

  #fields(
    key: string,
    b: Fields,
    l: Fields,
    n: Fields,
    difference: (field: string, before: unknown, after: unknown) => Difference,
  ): Map<string, unknown> {
    const merged = new Map<string, unknown>();
    for (const field of new Set([...b.keys(), ...l.keys(), ...n.keys()])) {
      const value = this.#one<unknown>(`${key}/${field}`, [b.get(field), l.get(field), n.get(field)], (before, after) =>
        difference(field, before, after),
      );
      if (value !== undefined) merged.set(field, value);
    }
    return merged;
  }

  #entities(
    of: "tab" | "section" | "widget",
    b: ReadonlyMap<string, Fields>,
    l: ReadonlyMap<string, Fields>,
    n: ReadonlyMap<string, Fields>,
  ): Map<string, Fields> {
    const merged = new Map<string, Fields>();
    for (const id of new Set([...b.keys(), ...l.keys(), ...n.keys()])) {
      const [base, local, next] = [b.get(id), l.get(id), n.get(id)];
      const key = `${of}/${id}`;
      const fields =
        local && next
          ? this.#fields(key, base ?? new Map(), local, next, (field, before, after) => ({ of, id, field, before, after }))
          : this.#one<Fields | undefined>(key, [base, local, next], (before, after) => whole(of, id, before, after));
      if (fields) merged.set(id, fields);
    }
    return merged;
  }

  #place(id: string): [[string, Place]] | null {
    const [base, local, next] = [this.#b.places.get(id), this.#l.places.get(id), this.#n.places.get(id)];
    if (!local || !next) {
      const place = local ?? next;
      return place ? [[id, place]] : null;
    }
    const place = this.#one<Place | undefined>(`place/${id}`, [base, local, next], (before, after) => ({
      of: "place",
      id,
      before,
      after: after ?? local,
    }));
    return [[id, place ?? local]];
  }

  /** Where the two sides have taken away all of it between them, the local layout's first tab and section stay, empty. */
  #layout(tabs: ReadonlyMap<string, Fields>, sections: ReadonlyMap<string, Fields>, places: ReadonlyMap<string, Place>): Layout {
    const merged = this.#tabs(tabs, sections, places);
    if (merged.length > 0) return { tabs: merged };
    return {
      tabs: this.#local.layout.tabs
        .slice(0, 1)
        .map((tab) => ({ ...tab, sections: tab.sections.slice(0, 1).map((section) => ({ ...section, grid: [] })) })),
    };
  }

  #tabs(tabs: ReadonlyMap<string, Fields>, sections: ReadonlyMap<string, Fields>, places: ReadonlyMap<string, Place>): Tab[] {
    const [b, l, n] = [this.#b, this.#l, this.#n];
    const left = mergedOrder(b.tabOrder, l.tabOrder, n.tabOrder, (id) => [...sections.values()].some((fields) => fields.get("tab") === id));
    return left.map((id) => {
      const title = tabs.get(id)?.get("title") as string | undefined;
      const order = this.#ordered(
        (facts) => facts.sectionOrder.get(id),
        (section) => sections.get(section)?.get("tab") === id,
        [...sections.keys()],
      );
      const own = order.map((section) => sectionOf(section, sections.get(section) ?? new Map(), this.#grid(section, places)));
      return { id, ...(title === undefined ? {} : { title }), sections: own } as Tab;
    });
  }

  /** A section's tiles: as the side has them that the result agrees with, else settled in the merged order of reading. */
  #grid(section: string, places: ReadonlyMap<string, Place>): Placement[] {
    const order = this.#ordered(
      (facts) => facts.readingOrder.get(section),
      (id) => places.get(id)?.section === section,
      [...places.keys()],
    );
    const boxes = order.flatMap((widget, rank) => {
      const place = places.get(widget);
      return place ? [{ widget, x: place.x, y: rank * ROWS_APART, w: place.w, h: place.h }] : [];
    });
    for (const grids of this.#grids) {
      const grid = grids.get(section);
      if (grid && isSameGrid(grid, boxes)) return [...grid];
    }
    return settle(boxes);
  }

  #ordered(listOf: (facts: Facts) => readonly string[] | undefined, survives: (id: string) => boolean, all: readonly string[]): string[] {
    const order = mergedOrder(listOf(this.#b) ?? [], listOf(this.#l) ?? [], listOf(this.#n) ?? [], survives);
    return [...order, ...all.filter((id) => survives(id) && !order.includes(id))];
  }
}

/** Further apart than any tile is high: {@link settle} then takes them in this order. */
const ROWS_APART = 100;

/** Whether a grid has these tiles of these columns and sizes in this order of reading. */
function isSameGrid(grid: readonly Placement[], boxes: readonly Placement[]): boolean {
  const plain = (list: readonly Placement[]): unknown[] =>
    list.toSorted((p, q) => p.y - q.y || p.x - q.x).map(({ widget, x, w, h }) => [widget, x, w, h]);
  return isSameFact(plain(grid), plain(boxes));
}

function whole(of: "tab" | "section" | "widget", id: string, before: Fields | undefined, after: Fields | undefined): Difference {
  if (of === "widget") return { of, id, field: null, before: before && widgetOf(before), after: after && widgetOf(after) };
  return { of, id, field: null, before: before && Object.fromEntries(before), after: after && Object.fromEntries(after) };
}

/** What a merge leaves to the local document. */
function headOf({ $schema, version, extends: base }: Dashboard): Pick<Dashboard, "version"> {
  return { ...($schema === undefined ? {} : { $schema }), version, ...(base === undefined ? {} : { extends: base }) };
}

function settingsOf(settings: Fields): Pick<Dashboard, "title"> {
  const plain: Record<string, unknown> = {};
  const filters: Record<string, unknown> = {};
  for (const [name, value] of settings) {
    if (name.startsWith("filters/")) filters[name.slice("filters/".length)] = value;
    else plain[name] = value;
  }
  return { ...plain, ...(Object.keys(filters).length > 0 ? { filters } : {}) } as Pick<Dashboard, "title">;
}
