import type { Dashboard } from "../../generated/types.ts";

/** Which tabs and widgets of a document; all where absent. Ids that it does not have count for nothing. */
export interface Part {
  tabs?: readonly string[] | undefined;
  widgets?: readonly string[] | undefined;
}

/** A document with these tabs and widgets alone; null where nothing of it is left. */
export function partOf(document: Dashboard, { tabs, widgets }: Part): Dashboard | null {
  const kept = document.layout.tabs
    .filter(({ id }) => tabs?.includes(id) ?? true)
    .map((tab) => ({
      ...tab,
      sections: tab.sections
        .map((section) => ({ ...section, grid: section.grid.filter(({ widget }) => widgets?.includes(widget) ?? true) }))
        .filter(({ grid }) => grid.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
  if (kept.length === 0) return null;
  const placed = new Set(kept.flatMap(({ sections }) => sections.flatMap(({ grid }) => grid.map(({ widget }) => widget))));
  return {
    ...document,
    widgets: Object.fromEntries(Object.entries(document.widgets).filter(([id]) => placed.has(id))),
    layout: { ...document.layout, tabs: kept },
  };
}
