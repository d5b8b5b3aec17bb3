import type { Dashboard } from "../../generated/types.ts";

/**
 * A document cut to what a miniature shows: of the first tab, the tiles that begin within its first `rows` rows of the
 * grid. What lies below the frame would be drawn for nobody.
 */
export function firstScreen(document: Dashboard, rows: number): Dashboard {
  const [first, ...others] = document.layout.tabs;
  if (!first) return document;
  let left = rows;
  const sections: typeof first.sections = [];
  for (const section of first.sections) {
    if (left <= 0) break;
    const visible = left;
    sections.push({ ...section, grid: section.grid.filter(({ y }) => y < visible) });
    left -= Math.max(0, ...section.grid.map(({ y, h }) => y + h));
  }
  const tabs = [{ ...first, sections }, ...others];
  const placed = new Set(tabs.flatMap((tab) => tab.sections.flatMap(({ grid }) => grid.map(({ widget }) => widget))));
  const widgets = Object.fromEntries(Object.entries(document.widgets).filter(([id]) => placed.has(id)));
  return { ...document, widgets, layout: { tabs } };
}
