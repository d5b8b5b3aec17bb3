import type { Clip, Dashboard, Placement, Section, Tab, Widget } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { bottomOf } from "./grid.ts";
import { freeSectionId, freeTabId, mostSections, mostTabs, sectionAt, type SectionPlace } from "./structure.ts";

/** A clip that comes into a dashboard: widgets at the end of a section, sections at the end of its tab, tabs at the end. */
export interface PasteChange {
  type: "paste";
  clip: Clip;
  to: SectionPlace;
}

/** What is copied of a dashboard. */
export type Copied = { widgets: readonly string[] } | { section: SectionPlace } | { tab: string };

/** A part of a dashboard as a clip; null where it has none of what is asked for. */
export function clipOf(document: Dashboard, copied: Copied): Clip | null {
  if ("widgets" in copied) {
    const grid = document.layout.tabs
      .flatMap(({ sections }) => sections.flatMap((section) => section.grid))
      .filter(({ widget }) => copied.widgets.includes(widget) && Object.hasOwn(document.widgets, widget));
    return grid.length === 0 ? null : clip(document, "widgets", [{ id: "onglet", sections: [{ id: "section", grid }] }]);
  }
  if ("section" in copied) {
    const section = sectionAt(document, copied.section);
    return section ? clip(document, "sections", [{ id: copied.section.tab, sections: [section] }]) : null;
  }
  const tab = document.layout.tabs.find(({ id }) => id === copied.tab);
  return tab ? clip(document, "tabs", [tab]) : null;
}

/** A clip as the text of a clipboard. */
export function clipText(clipped: Clip): string {
  return `${JSON.stringify(clipped, null, 2)}\n`;
}

/** How many widgets a document would have after a paste. */
export function widgetsAfter(document: Dashboard, { widgets }: Clip): number {
  return Object.keys(document.widgets).length + Object.keys(widgets).length;
}

/** Pastes a clip under ids that are free; `put` settles a section's grid. */
export function applyPaste(
  draft: Dashboard,
  { clip: { clip: kind, widgets, tabs }, to }: PasteChange,
  put: (section: Section, grid: readonly Placement[]) => void,
): void {
  const section = sectionAt(draft, to);
  const tab = draft.layout.tabs.find(({ id }) => id === to.tab);
  if (!section || !tab) return;
  const names = renamed(draft, widgets);
  const own = (grid: readonly Placement[]): Placement[] =>
    grid.flatMap((placement) => {
      const widget = names.get(placement.widget);
      return widget === undefined ? [] : [{ ...placement, widget }];
    });
  for (const [old, id] of names) {
    const widget = entry(widgets, old);
    if (widget) draft.widgets[id] = JSON.parse(JSON.stringify(widget)) as Widget;
  }
  if (kind === "widgets") {
    const grid = own(tabs.flatMap(({ sections }) => sections.flatMap((one) => one.grid)));
    const [top, bottom] = [Math.min(...grid.map(({ y }) => y)), bottomOf(section.grid)];
    return put(section, [...section.grid, ...grid.map((box) => ({ ...box, y: box.y - top + bottom }))]);
  }
  if (kind === "sections") {
    for (const one of tabs.flatMap(({ sections }) => sections)) {
      if (tab.sections.length >= mostSections) return;
      tab.sections.push(renamedIn(one, freeSectionId(draft), own));
    }
    return;
  }
  for (const one of tabs) {
    if (draft.layout.tabs.length >= mostTabs) return;
    const id = freeTabId(draft);
    const added: Tab = { ...one, id, sections: [] };
    draft.layout.tabs.push(added);
    const stored = draft.layout.tabs.find((each) => each.id === id);
    for (const part of one.sections) stored?.sections.push(renamedIn(part, freeSectionId(draft), own));
  }
}

/** A section under another id, with its widgets' new ids in each of its layouts. */
function renamedIn(section: Section, id: string, own: (grid: readonly Placement[]) => Placement[]): Section {
  const { tablet, phone } = section;
  return { ...section, id, grid: own(section.grid), ...(tablet ? { tablet: own(tablet) } : {}), ...(phone ? { phone: own(phone) } : {}) };
}

/** Each widget of a clip and the id that it gets: its own where that is free. */
function renamed(document: Dashboard, widgets: Clip["widgets"]): ReadonlyMap<string, string> {
  const taken = new Set(Object.keys(document.widgets));
  return new Map(
    Object.keys(widgets).map((old) => {
      let id = old;
      for (let count = 2; taken.has(id); count += 1) id = `${old.slice(0, 70)}-${count}`;
      taken.add(id);
      return [old, id];
    }),
  );
}

function clip({ widgets }: Dashboard, kind: Clip["clip"], tabs: Tab[]): Clip {
  const placed = new Set(tabs.flatMap(({ sections }) => sections.flatMap(({ grid }) => grid.map(({ widget }) => widget))));
  return { clip: kind, widgets: Object.fromEntries(Object.entries(widgets).filter(([id]) => placed.has(id))), tabs };
}
