import type { Dashboard, Placement, Section, Widget } from "../../../generated/types.ts";
import { withoutStrays } from "../devices.ts";
import { topDown } from "../grid.ts";

/** Where a widget is: its section, column and size. Its row follows from the order of reading, since tiles rise as far as they can. */
export interface Place extends Omit<Placement, "widget" | "y"> {
  section: string;
}

/** A dashboard by stable ids: what two versions of it are compared and merged by. */
export interface Facts {
  /** Title, period, filters by dimension and the like: name → value. */
  settings: Map<string, unknown>;
  /** Widget → its fields, those of its query and its options each of their own: `type`, `query/measure`, `options/limit`. */
  widgets: Map<string, Map<string, unknown>>;
  places: Map<string, Place>;
  /** Tab → its title. */
  tabs: Map<string, Map<string, unknown>>;
  /** Section → its tab, title, repetition and own layouts for devices. */
  sections: Map<string, Map<string, unknown>>;
  /** The ids of the tabs, and of each tab's sections, in their order. */
  tabOrder: string[];
  sectionOrder: Map<string, string[]>;
  /** Section → its widgets in the order of reading. */
  readingOrder: Map<string, string[]>;
}

/** Fields of a document that are one setting each. What it is linked to, its schema and its version say nothing of its content. */
const plainSettings = ["title", "description", "tags", "parameter", "period", "compare", "facets"] as const;

export function factsOf(document: Dashboard): Facts {
  const settings = new Map<string, unknown>();
  for (const name of plainSettings) if (document[name] !== undefined) settings.set(name, document[name]);
  for (const [dimension, accepted] of Object.entries(document.filters ?? {})) settings.set(`filters/${dimension}`, accepted);
  const { tabs } = document.layout;
  const sections = tabs.flatMap((tab) => tab.sections.map((section) => ({ tab: tab.id, section })));
  return {
    settings,
    widgets: new Map(Object.entries(document.widgets).map(([id, widget]) => [id, fieldsOf(widget)])),
    places: new Map(
      sections.flatMap(({ section }) => section.grid.map(({ widget, x, w, h }) => [widget, { section: section.id, x, w, h }])),
    ),
    tabs: new Map(tabs.map(({ id, title }) => [id, defined({ title })])),
    sections: new Map(
      sections.map(({ tab, section: { id, title, repeat, tablet, phone } }) => [id, defined({ tab, title, repeat, tablet, phone })]),
    ),
    tabOrder: tabs.map(({ id }) => id),
    sectionOrder: new Map(tabs.map((tab) => [tab.id, tab.sections.map(({ id }) => id)])),
    readingOrder: new Map(sections.map(({ section: { id, grid } }) => [id, topDown(grid).map(({ widget }) => widget)])),
  };
}

function fieldsOf({ query, options, ...widget }: Widget): Map<string, unknown> {
  const fields = defined(widget);
  for (const [holder, members] of [["query", query] as const, ["options", options] as const]) {
    // An empty query or empty options differ from absent ones: the holder is then a field itself.
    if (members && Object.keys(members).length === 0) fields.set(holder, members);
    for (const [name, value] of Object.entries(members ?? {})) if (value !== undefined) fields.set(`${holder}/${name}`, value);
  }
  return fields;
}

/** The widget of these fields. */
export function widgetOf(fields: ReadonlyMap<string, unknown>): Widget {
  const widget: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const [holder = "", member] = name.split("/");
    if (member === undefined) widget[holder] ??= value;
    else widget[holder] = { ...(widget[holder] as object | undefined), [member]: value };
  }
  return widget as unknown as Widget;
}

/** A section of these facts with its grid. */
export function sectionOf(id: string, facts: ReadonlyMap<string, unknown>, grid: Placement[]): Section {
  const { title, repeat, tablet, phone } = Object.fromEntries(facts) as Omit<Section, "id" | "grid">;
  return withoutStrays({
    id,
    ...(title === undefined ? {} : { title }),
    ...(repeat === undefined ? {} : { repeat }),
    grid,
    ...(tablet === undefined ? {} : { tablet }),
    ...(phone === undefined ? {} : { phone }),
  });
}

function defined(members: object): Map<string, unknown> {
  return new Map(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Whether two facts say the same, whatever the order of their keys. */
export function isSameFact(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSameFact(value, b.get(key)));
  const [left, right] = [Object.entries(a), b as Record<string, unknown>];
  return left.length === Object.keys(b).length && left.every(([key, value]) => Object.hasOwn(right, key) && isSameFact(value, right[key]));
}
