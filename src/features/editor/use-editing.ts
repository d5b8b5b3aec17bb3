import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { Change } from "../../engine/document/edit.ts";
import { begin, type History, historyReducer } from "../../engine/document/history.ts";
import type { SectionPlace } from "../../engine/document/structure.ts";
import { entry } from "../../engine/entry.ts";
import type { Dashboard, DashboardAnswer, PatchOperation } from "../../generated/types.ts";
import type { PageCatalog } from "../../page/session/use-catalog.ts";
import { useColumns } from "../../page/layout/use-columns.ts";
import { useClipboard } from "./clipboard/use-clipboard.ts";
import { isWritten } from "./settings/content-settings.tsx";
import { type ShownDevice, shiftedOn } from "./device/shown-device.ts";
import type { Sheet } from "./editor-sheets.tsx";
import { placeOf } from "./problems/problem-place.ts";
import { focusTile } from "./focus/focus-tile.ts";
import type { SettingsTab } from "./settings/settings.tsx";
import { useNames } from "./settings/use-names.ts";
import { useStructure } from "./structure/use-structure.ts";
import { useTexts } from "./texts.ts";
import { MOST_WIDGETS, useAdding } from "./use-adding.ts";
import { replaced } from "./replaced.ts";
import { placesOf } from "./section-places.ts";
import { useCanvasTiles } from "./drawing/use-canvas-tiles.ts";
import { useDraft } from "./draft/use-draft.ts";
import { useKeptDraft } from "./draft/use-kept-draft.ts";
import { useEditorKeys } from "./keys/use-editor-keys.ts";
import { useHistoryNews } from "./use-history-news.ts";
import { useKeptFocus } from "./focus/use-kept-focus.ts";
import { useLatest } from "./use-latest.ts";
import { useMoved } from "./use-moved.ts";
import { useProblemWalk } from "./problems/use-problem-walk.ts";
import { useSelection } from "./use-selection.ts";
import { useSelectedKeys } from "./keys/use-selected-keys.ts";
import type { TileEditing } from "./use-tile-entries.ts";

/** What the editor's parts share: the document with its history, what is planned, chosen and open, and all that changes them. */
export function useEditing(dashboard: DashboardAnswer, initial: Dashboard, known: PageCatalog) {
  const { catalog } = known;
  const { t } = useTexts();
  const unsaved = useKeptDraft(dashboard.id, initial);
  // What is stored is one step back.
  const [history, dispatch] = useReducer(historyReducer, initial, (stored): History => {
    const first = begin(stored);
    return unsaved ? historyReducer(first, replaced(unsaved.document)) : first;
  });
  const { document } = history;
  const [fresh, setFresh] = useState<string>();
  const [sheet, setSheet] = useState<Sheet>();
  const [moved, noteMoved] = useMoved();
  const [chosenDevice, setDevice] = useState<ShownDevice>("desktop");
  const [settingsTab, setSettingsTab] = useState<SettingsTab>("settings");
  const columns = useColumns();
  const wide = columns === 12;
  const draft = useDraft(dashboard, document, unsaved);
  const names = useNames(catalog.metrics);

  // A window of one column is itself a phone.
  const device = columns === 1 ? "desktop" : chosenDevice;
  const { shown, tiles, kept, problems, counts, example, store, page } = useCanvasTiles(document, known, device);
  const { selected, last, select: choose, setSelected, openTab, showTab, openTabAlone, here } = useSelection(document);

  const change = useCallback((next: Change, gesture?: string) => dispatch({ type: "edit", change: next, gesture }), []);
  const patch = useCallback((patches: readonly PatchOperation[], gesture?: string) => dispatch({ type: "patch", patches, gesture }), []);
  const adding = useAdding({
    document,
    catalog,
    to: here,
    onChange: change,
    onAdded: (id, { type }) => {
      setSelected([id]);
      setFresh(id);
      setSettingsTab("settings");
      const added = entry(catalog.types, type);
      // What its author writes is asked for at once.
      setSheet(added && isWritten(added) && !wide ? "settings" : undefined);
      noteMoved(id, true);
    },
  });
  const select = useCallback(
    (id: string, more = false) => {
      choose(id, more);
      setFresh(undefined);
    },
    [choose],
  );
  const remove = useCallback(
    (ids: readonly string[]) => {
      change({ type: "all", changes: ids.map((id): Change => ({ type: "remove-widget", id })) });
      setSheet(undefined);
    },
    [change],
  );
  const duplicate = (ids: readonly string[]): readonly string[] => {
    const copies = adding.duplicate(ids);
    const [first] = copies;
    if (first !== undefined) {
      setSelected(copies);
      noteMoved(first, true);
    }
    return copies;
  };
  const panel = useRef<HTMLElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const [renaming, setRenaming] = useState(false);
  const openSettings = (id: string, part?: "title" | "json"): void => {
    // Its settings are drawn before the focus goes there.
    flushSync(() => {
      select(id);
      setRenaming(part === "title");
      setSettingsTab(part === "json" ? "json" : "settings");
      if (!wide) setSheet("settings");
    });
    // A sheet takes the focus by itself.
    if (!wide) return;
    if (part === "title") titleField.current?.select();
    else panel.current?.querySelector("h2")?.focus();
  };
  const { copy, paste } = useClipboard({
    document,
    selected,
    to: here,
    mostWidgets: MOST_WIDGETS,
    onChange: change,
    onRemove: remove,
  });
  const editing: TileEditing = useLatest({
    onSettings: openSettings,
    onShift: (id: string, by: -1 | 1) => {
      const tile = tiles.find((one) => one.id === id);
      change(tile && device !== "desktop" ? shiftedOn(tiles, tile, by, device) : { type: "shift-widget", id, by });
      noteMoved(id, false);
    },
    onDuplicate: (id: string) => {
      const byTools = window.document.activeElement?.closest("[data-tile-tools]") !== null;
      let copy: string | undefined;
      flushSync(() => {
        [copy] = duplicate([id]);
      });
      // The tools go with the choice to the copy.
      if (byTools && copy !== undefined) focusTile(copy);
    },
    onCopy: (id: string) => copy({ widgets: [id] }),
    onSend: (id: string, to: SectionPlace) => {
      change({ type: "send-widget", id, to });
      showTab(to.tab);
      noteMoved(id, false);
    },
    onRemove: (id: string) => remove(selected.includes(id) ? selected : [id]),
  });
  const structure = useStructure({
    document,
    onChange: change,
    onOpenTab: openTabAlone,
    onCopy: (copied) => copy(copied),
    onPaste: paste,
    dimensions: ["category", "commune", "establishment", "child", "provider", "profile"].map((value) => ({
      value,
      label: names.dimension(value),
    })),
  });
  const { layout } = document;
  // Of one identity as long as the layout: every tile has it.
  const places = useMemo(() => placesOf({ layout }, (no) => t("structure.tabNo", { no }), t("structure.unnamed")), [layout, t]);
  const go = useProblemWalk(problems, (problem) => {
    const { widget, tab, part } = placeOf(problem, document, catalog);
    flushSync(() => {
      if (tab !== undefined) showTab(tab);
      setSelected(widget === undefined ? [] : [widget]);
      setSettingsTab(part);
      if (!wide) setSheet("settings");
    });
    window.document.querySelector(`[data-widget="${CSS.escape(widget ?? "")}"]`)?.scrollIntoView({ block: "nearest" });
    const within = panel.current ?? window.document.querySelector("[role=dialog]");
    const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? within?.querySelector<HTMLElement>("h2, [role=tab]");
    field?.focus();
  });
  useEditorKeys({ dispatch, onDuplicate: selected.length > 0 ? () => duplicate(selected) : undefined });
  useSelectedKeys(last);
  useKeptFocus(tiles);
  const news = useHistoryNews(history, tiles);
  const chosen = tiles.filter(({ id }, at) => selected.includes(id) && tiles.findIndex((tile) => tile.id === id) === at);
  const isFresh = fresh !== undefined && fresh === last;
  return {
    history,
    dispatch,
    document,
    draft,
    names,
    columns,
    wide,
    device,
    setDevice,
    shown,
    tiles,
    kept,
    problems,
    counts,
    example,
    store,
    page,
    selected,
    last,
    chosen,
    select,
    openTab,
    openTabAlone,
    change,
    patch,
    adding,
    editing,
    structure,
    places,
    duplicate,
    remove,
    sheet,
    setSheet,
    settingsTab,
    setSettingsTab,
    renaming,
    panel,
    titleField,
    moved,
    news,
    go,
    isFresh,
  };
}
