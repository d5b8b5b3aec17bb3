import type { Dashboard, Placement, Repeat, Section, Tab } from "../../generated/types.ts";

/** The place of a section. */
export interface SectionPlace {
  tab: string;
  section: string;
}

/** One change to the tabs and sections of a dashboard. What it names and the document lacks changes nothing. */
export type StructureChange =
  /** A tab with one empty section, at the end. */
  | { type: "add-tab"; id: string; title: string; section: string }
  | { type: "set-tab"; tab: string; title: string | null }
  | { type: "move-tab"; tab: string; by: -1 | 1 }
  /** With its widgets that have no place elsewhere; the last tab stays. */
  | { type: "remove-tab"; tab: string }
  /** An empty section, at the end of its tab. */
  | { type: "add-section"; to: string; id: string; title?: string | undefined }
  | { type: "set-section"; in: SectionPlace; title?: string | null; repeat?: Repeat | null }
  | { type: "move-section"; in: SectionPlace; by: -1 | 1 }
  /** To the end of another tab; the last section of a tab leaves an empty one behind. */
  | { type: "send-section"; in: SectionPlace; to: string; left: string }
  /** As `remove-tab`: with its widgets; the last section of a tab stays. */
  | { type: "remove-section"; in: SectionPlace };

/** The types of {@link StructureChange}. */
const structureTypes: ReadonlySet<string> = new Set([
  "add-tab",
  "set-tab",
  "move-tab",
  "remove-tab",
  "add-section",
  "set-section",
  "move-section",
  "send-section",
  "remove-section",
]);

/** Tabs that a layout may have, and sections that a tab may have (schemas/dashboard). */
export const mostTabs = 12;
export const mostSections = 20;

export function isStructureChange<T extends { type: string }>(change: T): change is T & StructureChange {
  return structureTypes.has(change.type);
}

/** Applies a change of structure to a draft of a document. */
export function applyStructure(draft: Dashboard, change: StructureChange): void {
  const { tabs } = draft.layout;
  const tabAt = (id: string): Tab | undefined => tabs.find((tab) => tab.id === id);
  switch (change.type) {
    case "add-tab":
      if (!tabAt(change.id) && tabs.length < mostTabs)
        tabs.push({ id: change.id, title: change.title, sections: [{ id: change.section, grid: [] }] });
      return;
    case "set-tab": {
      const tab = tabAt(change.tab);
      if (tab) setTitle(tab, change.title);
      return;
    }
    case "move-tab":
      return moveBy(
        tabs,
        tabs.findIndex(({ id }) => id === change.tab),
        change.by,
      );
    case "remove-tab": {
      const at = tabs.findIndex(({ id }) => id === change.tab);
      if (at < 0 || tabs.length === 1) return;
      const [removed] = tabs.splice(at, 1);
      return dropUnplaced(
        draft,
        (removed?.sections ?? []).flatMap(({ grid }) => grid),
      );
    }
    case "add-section": {
      const tab = tabAt(change.to);
      if (!tab || tab.sections.length >= mostSections || tab.sections.some(({ id }) => id === change.id)) return;
      tab.sections.push({ id: change.id, ...(change.title === undefined ? {} : { title: change.title }), grid: [] });
      return;
    }
    case "set-section": {
      const section = sectionAt(draft, change.in);
      if (!section) return;
      if (change.title !== undefined) setTitle(section, change.title);
      if (change.repeat === null) delete section.repeat;
      else if (change.repeat !== undefined) section.repeat = change.repeat;
      return;
    }
    case "move-section": {
      const sections = tabAt(change.in.tab)?.sections ?? [];
      return moveBy(
        sections,
        sections.findIndex(({ id }) => id === change.in.section),
        change.by,
      );
    }
    case "send-section": {
      const [from, to] = [tabAt(change.in.tab), tabAt(change.to)];
      const at = from?.sections.findIndex(({ id }) => id === change.in.section) ?? -1;
      if (!from || !to || from === to || at < 0 || to.sections.length >= mostSections) return;
      const [section] = from.sections.splice(at, 1);
      if (!section) return;
      if (from.sections.length === 0) from.sections.push({ id: change.left, grid: [] });
      const taken = to.sections.some(({ id }) => id === section.id);
      to.sections.push(taken ? { ...section, id: freeSectionId(draft) } : section);
      return;
    }
    case "remove-section": {
      const tab = tabAt(change.in.tab);
      const at = tab?.sections.findIndex(({ id }) => id === change.in.section) ?? -1;
      if (!tab || at < 0 || tab.sections.length === 1) return;
      const [removed] = tab.sections.splice(at, 1);
      dropUnplaced(draft, removed?.grid ?? []);
    }
  }
}

/** The section at a place; undefined where there is none. */
export function sectionAt(document: Dashboard, { tab, section }: SectionPlace): Section | undefined {
  return document.layout.tabs.find(({ id }) => id === tab)?.sections.find(({ id }) => id === section);
}

/** The place of the section that a widget is in; its first one where it is in several. */
export function placeOfWidget(document: Dashboard, widget: string): SectionPlace | undefined {
  for (const tab of document.layout.tabs)
    for (const section of tab.sections)
      if (section.grid.some((placement) => placement.widget === widget)) return { tab: tab.id, section: section.id };
  return undefined;
}

/** An id that no tab has. */
export function freeTabId(document: Dashboard): string {
  return freeId(
    "onglet",
    document.layout.tabs.map(({ id }) => id),
  );
}

/** An id that no section of any tab has, so that sections can be moved between tabs. */
export function freeSectionId(document: Dashboard): string {
  return freeId(
    "section",
    document.layout.tabs.flatMap(({ sections }) => sections.map(({ id }) => id)),
  );
}

function freeId(base: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) if (!taken.includes(`${base}-${count}`)) return `${base}-${count}`;
}

function setTitle(target: { title?: string }, title: string | null): void {
  if (title === null) delete target.title;
  else target.title = title;
}

function moveBy(list: unknown[], at: number, by: -1 | 1): void {
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return;
  list.splice(to, 0, ...list.splice(at, 1));
}

/** Takes away the widgets of removed placements that are placed nowhere else. */
function dropUnplaced(draft: Dashboard, removed: readonly Placement[]): void {
  const placed = new Set(draft.layout.tabs.flatMap(({ sections }) => sections.flatMap(({ grid }) => grid.map(({ widget }) => widget))));
  for (const { widget } of removed) if (!placed.has(widget)) delete draft.widgets[widget];
}
