import { useState } from "react";

import type { Change } from "../../../engine/document/edit.ts";
import { freeSectionId, freeTabId, mostSections, mostTabs, sectionAt, type SectionPlace } from "../../../engine/document/structure.ts";
import type { Dashboard } from "../../../generated/types.ts";
import type { MenuEntry } from "../../../ui/menu/menu-entries.tsx";
import { useTexts } from "../texts.ts";
import type { Naming } from "./name-dialog.tsx";

interface StructureOptions {
  document: Dashboard;
  onChange: (change: Change, gesture?: string) => void;
  onOpenTab: (tab: string) => void;
  onCopy: (copied: { tab: string } | { section: SectionPlace }, cut: boolean) => void;
  onPaste: (to: SectionPlace) => void;
  /** The dimensions that a section can be repeated over. */
  dimensions: readonly { value: string; label: string }[];
}

/** What can be done with the tabs and sections of a document. */
export interface Structure {
  naming: Naming | undefined;
  closeNaming: () => void;
  addTab: () => void;
  /** Why there can be no further tab. */
  noMoreTabs: string | undefined;
  addSection: (tab: string) => void;
  /** Why a tab can have no further section. */
  noMoreSections: (tab: string) => string | undefined;
  tabEntries: (tab: string) => MenuEntry[];
  sectionEntries: (place: SectionPlace) => MenuEntry[];
}

const longestTab = 80;
const longestSection = 120;

export function useStructure({ document, onChange, onOpenTab, onCopy, onPaste, dimensions }: StructureOptions): Structure {
  const { t } = useTexts();
  const [naming, setNaming] = useState<Naming>();
  const { tabs } = document.layout;
  const tabTitle = (id: string): string => {
    const at = tabs.findIndex((tab) => tab.id === id);
    return tabs[at]?.title ?? t("structure.tabNo", { no: at + 1 });
  };

  const addTab = (): void =>
    setNaming({
      title: t("structure.addTab"),
      label: t("structure.tabName"),
      name: "",
      longest: longestTab,
      onDone: (title) => {
        const id = freeTabId(document);
        // The tab that was the only one had no need of a name.
        const unnamed = tabs.flatMap((tab, at): Change[] =>
          tab.title === undefined ? [{ type: "set-tab", tab: tab.id, title: t("structure.tabNo", { no: at + 1 }) }] : [],
        );
        onChange({ type: "all", changes: [...unnamed, { type: "add-tab", id, title, section: freeSectionId(document) }] });
        onOpenTab(id);
      },
    });
  const renameTab = (tab: string): void =>
    setNaming({
      title: t("structure.renameTab"),
      label: t("structure.tabName"),
      name: tabTitle(tab),
      longest: longestTab,
      onDone: (title) => onChange({ type: "set-tab", tab, title }),
    });
  const addSection = (tab: string): void =>
    setNaming({
      title: t("structure.addSection"),
      label: t("structure.sectionName"),
      name: "",
      longest: longestSection,
      optional: true,
      onDone: (title) => onChange({ type: "add-section", to: tab, id: freeSectionId(document), ...(title === "" ? {} : { title }) }),
    });
  const renameSection = (place: SectionPlace): void =>
    setNaming({
      title: t("structure.renameSection"),
      label: t("structure.sectionName"),
      name: sectionAt(document, place)?.title ?? "",
      longest: longestSection,
      optional: true,
      onDone: (title) => onChange({ type: "set-section", in: place, title: title === "" ? null : title }),
    });

  const noMoreSections = (tab: string): string | undefined =>
    (tabs.find(({ id }) => id === tab)?.sections.length ?? 0) < mostSections ? undefined : t("structure.full");
  const blocked = (is: boolean, reason: string): { disabledReason?: string } => (is ? { disabledReason: reason } : {});
  const tabEntries = (tab: string): MenuEntry[] => {
    const at = tabs.findIndex(({ id }) => id === tab);
    return [
      { id: "rename", label: t("entries.rename"), onSelect: () => renameTab(tab) },
      {
        id: "left",
        label: t("structure.earlier"),
        onSelect: () => onChange({ type: "move-tab", tab, by: -1 }),
        ...blocked(at <= 0, t("entries.first")),
      },
      {
        id: "right",
        label: t("structure.later"),
        onSelect: () => onChange({ type: "move-tab", tab, by: 1 }),
        ...blocked(at === tabs.length - 1, t("entries.last")),
      },
      { id: "copy", label: t("structure.copyTab"), onSelect: () => onCopy({ tab }, false) },
      {
        id: "add",
        label: t("structure.addSection"),
        onSelect: () => addSection(tab),
        ...blocked(noMoreSections(tab) !== undefined, t("structure.full")),
      },
      {
        id: "remove",
        label: t("structure.removeTab"),
        danger: true,
        onSelect: () => onChange({ type: "remove-tab", tab }),
        ...blocked(tabs.length === 1, t("structure.lastTab")),
      },
    ];
  };
  const sectionEntries = (place: SectionPlace): MenuEntry[] => {
    const sections = tabs.find(({ id }) => id === place.tab)?.sections ?? [];
    const at = sections.findIndex(({ id }) => id === place.section);
    const repeat = sections[at]?.repeat;
    return [
      {
        id: "rename",
        label: t(sections[at]?.title === undefined ? "structure.nameSection" : "entries.rename"),
        onSelect: () => renameSection(place),
      },
      {
        id: "up",
        label: t("settings.up"),
        onSelect: () => onChange({ type: "move-section", in: place, by: -1 }),
        ...blocked(at <= 0, t("entries.first")),
      },
      {
        id: "down",
        label: t("settings.down"),
        onSelect: () => onChange({ type: "move-section", in: place, by: 1 }),
        ...blocked(at === sections.length - 1, t("entries.last")),
      },
      { id: "copy", label: t("structure.copySection"), onSelect: () => onCopy({ section: place }, false) },
      { id: "paste", label: t("structure.paste"), onSelect: () => onPaste(place) },
      ...tabs
        .filter(({ id }) => id !== place.tab)
        .map(({ id }): MenuEntry => ({
          id: `to ${id}`,
          label: t("structure.sendTo", { tab: tabTitle(id) }),
          onSelect: () => onChange({ type: "send-section", in: place, to: id, left: freeSectionId(document) }),
        })),
      { id: "repeat-heading", heading: t("structure.repeat") },
      ...dimensions.map(({ value, label }): MenuEntry => ({
        id: `repeat ${value}`,
        label,
        selected: repeat?.by === value,
        onSelect: () => onChange({ type: "set-section", in: place, repeat: repeat?.by === value ? null : { by: value } }),
      })),
      {
        id: "remove",
        label: t("structure.removeSection"),
        danger: true,
        onSelect: () => onChange({ type: "remove-section", in: place }),
        ...blocked(sections.length === 1, t("structure.lastSection")),
      },
    ];
  };
  return {
    naming,
    closeNaming: () => setNaming(undefined),
    addTab,
    noMoreTabs: tabs.length < mostTabs ? undefined : t("structure.tabsFull", { most: mostTabs }),
    addSection,
    noMoreSections,
    tabEntries,
    sectionEntries,
  };
}
