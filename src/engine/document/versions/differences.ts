import type { Dashboard, Widget } from "../../../generated/types.ts";
import { factsOf, isSameFact, type Place, widgetOf } from "./facts.ts";

/** One thing in which two versions of a dashboard differ. `before` or `after` is undefined where the one or the other has none. */
export type Difference =
  | { of: "document"; field: string; before: unknown; after: unknown }
  /** A whole widget that one of the two has. */
  | { of: "widget"; id: string; field: null; before: Widget | undefined; after: Widget | undefined }
  | { of: "widget"; id: string; field: string; before: unknown; after: unknown }
  /** `before` is undefined where both sides have added the widget. */
  | { of: "place"; id: string; before: Place | undefined; after: Place }
  /** A whole tab or section, or a field of one. */
  | { of: "tab" | "section"; id: string; field: string | null; before: unknown; after: unknown }
  /** Another order of the tabs, of a tab's sections, or of a section's widgets; of those alone that both have there. */
  | { of: "order"; in: "tabs" | "tab" | "section"; id: string; before: readonly string[]; after: readonly string[] };

/** What leads from one dashboard to another, in the order of the document: settings, tabs and sections, widgets, places. Empty for the same content. */
export function differences(before: Dashboard, after: Dashboard): Difference[] {
  const [a, b] = [factsOf(before), factsOf(after)];
  const found: Difference[] = changed(a.settings, b.settings).map(([field, from, to]) => ({
    of: "document",
    field,
    before: from,
    after: to,
  }));
  for (const of of ["tab", "section"] as const) {
    const [own, others] = of === "tab" ? [a.tabs, b.tabs] : [a.sections, b.sections];
    for (const id of bothKeys(own, others)) {
      const [from, to] = [own.get(id), others.get(id)];
      if (!from || !to) found.push({ of, id, field: null, before: from && Object.fromEntries(from), after: to && Object.fromEntries(to) });
      else found.push(...changed(from, to).map(([field, x, y]): Difference => ({ of, id, field, before: x, after: y })));
    }
  }
  found.push(...orders("tabs", "", a.tabOrder, b.tabOrder));
  for (const [tab, order] of a.sectionOrder) found.push(...orders("tab", tab, order, b.sectionOrder.get(tab) ?? order));
  for (const id of bothKeys(a.widgets, b.widgets)) {
    const [from, to] = [a.widgets.get(id), b.widgets.get(id)];
    if (!from || !to) found.push({ of: "widget", id, field: null, before: from && widgetOf(from), after: to && widgetOf(to) });
    else found.push(...changed(from, to).map(([field, x, y]): Difference => ({ of: "widget", id, field, before: x, after: y })));
  }
  for (const [id, place] of a.places) {
    const other = b.places.get(id);
    if (other && !isSameFact(place, other)) found.push({ of: "place", id, before: place, after: other });
  }
  for (const [section, order] of a.readingOrder) {
    const placed = (widget: string): boolean => isSameFact(a.places.get(widget), b.places.get(widget));
    // What was moved aside or to another section has its own difference.
    found.push(...orders("section", section, order.filter(placed), (b.readingOrder.get(section) ?? []).filter(placed)));
  }
  return found;
}

/** The members that differ, each with its two values. */
function changed(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): [string, unknown, unknown][] {
  return bothKeys(a, b).flatMap((key) => (isSameFact(a.get(key), b.get(key)) ? [] : [[key, a.get(key), b.get(key)]]));
}

function bothKeys(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])];
}

/** Another order of those that both have. */
function orders(where: "tabs" | "tab" | "section", id: string, before: readonly string[], after: readonly string[]): Difference[] {
  const kept = before.filter((one) => after.includes(one));
  const now = after.filter((one) => before.includes(one));
  return isSameFact(kept, now) ? [] : [{ of: "order", in: where, id, before: kept, after: now }];
}
