import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { questionPath } from "../../lib/api.ts";
import type { Change } from "../../engine/document/edit.ts";
import { freeWidgetId } from "../../engine/document/edit.ts";
import { begin, historyReducer } from "../../engine/document/history.ts";
import { withValue } from "../../engine/document/parameter.ts";
import { plan } from "../../engine/plan/plan.ts";
import type { Dashboard, DashboardAnswer, WidgetType } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { useToday } from "../../lib/clock.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { defaultState, rangeOf } from "../../page/state/page-state.ts";
import type { PageCatalog } from "../../page/session/use-catalog.ts";
import { useColumns } from "../../page/layout/use-columns.ts";
import { usePageContext } from "../../page/document/use-page-context.ts";
import { useResults } from "../../page/results/use-results.ts";
import { preloadViews, viewsOf } from "../../page/tiles/views.ts";
import { Canvas } from "./canvas.tsx";
import { isWritten } from "./settings/content-settings.tsx";
import { DraftAside } from "./draft/draft-aside.tsx";
import { EditorSheets, type Sheet } from "./editor-sheets.tsx";
import { EditorSkipLinks } from "./editor-skip-links.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { ParameterButton } from "./parameter/parameter-button.tsx";
import { useEditorValue } from "./parameter/use-editor-value.ts";
import { focusTile } from "./focus-tile.ts";
import { type Moved, MovedText } from "./moved-text.tsx";
import { Palette } from "./palette/palette.tsx";
import { placeInOrder } from "./reading-order.ts";
import { Settings } from "./settings/settings.tsx";
import { useTexts } from "./texts.ts";
import { useCatalogRefresh } from "./use-catalog-refresh.ts";
import { useDraft } from "./draft/use-draft.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useHistoryNews } from "./use-history-news.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSelectedKeys } from "./use-selected-keys.ts";
import type { TileEditing } from "./use-tile-entries.ts";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./edit.module.css";

/** Widgets that a document may hold (schemas/dashboard): one more would make it unsound. */
const MOST_WIDGETS = 60;

interface EditorProps {
  dashboard: DashboardAnswer;
  initial: Dashboard;
  catalog: PageCatalog;
}

/** After this time the grid has put its tiles in their places (ms). */
const settledMs = 250;

/** The editor: the document and its patches are the only state; everything shown is planned from it. */
export function Editor({ dashboard, initial, catalog: { catalog, mayUse } }: EditorProps): ReactElement {
  const [history, dispatch] = useReducer(historyReducer, initial, begin);
  const { document } = history;
  const { t } = useTexts();
  const { notify } = useToasts();
  const [selected, setSelected] = useState<string>();
  const [fresh, setFresh] = useState<string>();
  const [sheet, setSheet] = useState<Sheet>();
  const [moved, setMoved] = useState<Moved>();
  const columns = useColumns();
  const wide = columns === 12;
  const draft = useDraft(dashboard, document);
  const refreshCatalog = useCatalogRefresh();

  const example = useEditorValue(document);
  const shown = useMemo(() => (example ? withValue(document, example.value) : document), [document, example]);
  const tiles = useMemo(() => {
    const planned = plan(shown, catalog, mayUse);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [shown, catalog, mayUse]);

  const { period, compare, filters } = shown;
  const state = useMemo(() => defaultState({ period, compare, filters } as Dashboard), [period, compare, filters]);
  const range = rangeOf(state, useToday());
  const { store, reload } = useResults({
    // A dynamic dashboard answers nothing until there is a value to show it on.
    path:
      document.parameter && !example ? null : questionPath("askDashboardResults", { params: { id: dashboard.id }, query: { draft: "1" } }),
    range,
    compare: state.compare,
    filters: state.filters,
    revision: String(draft.saves),
  });
  // What was just added is asked for once the draft is kept.
  const saving = draft.status === "saving";
  useEffect(() => store.expect(saving), [store, saving]);
  const page = usePageContext({ range, state, audience: "private", editor: true, reload });

  const change = useCallback((next: Change, gesture?: string) => dispatch({ type: "edit", change: next, gesture }), []);
  const add = (type: WidgetType): void => {
    if (Object.keys(document.widgets).length >= MOST_WIDGETS)
      return void notify({ type: "warning", title: t("palette.full", { count: MOST_WIDGETS }) });
    const [tab] = document.layout.tabs;
    const section = tab?.sections.at(-1);
    if (!tab || !section) return;
    const id = freeWidgetId(document, type.type);
    const view = viewManifests[type.view as keyof typeof viewManifests];
    change({
      type: "add-widget",
      id,
      widget: { type: type.type },
      to: { tab: tab.id, section: section.id },
      size: type.size ?? view.defaultSize,
    });
    setSelected(id);
    setFresh(id);
    // What its author writes is asked for at once.
    setSheet(isWritten(type) && !wide ? "settings" : undefined);
    setMoved((last) => ({ id, added: true, no: (last?.no ?? 0) + 1 }));
  };
  // What was added or moved is often out of sight; the grid lays a new tile first, then puts it in its place.
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      window.document.querySelector(`[data-widget="${CSS.escape(moved.id)}"]`)?.scrollIntoView({ block: "nearest" });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [moved]);
  const select = useCallback((id: string) => {
    setSelected(id);
    setFresh(undefined);
  }, []);
  const panel = useRef<HTMLElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const [renaming, setRenaming] = useState(false);
  const editing = useMemo(
    (): TileEditing => ({
      onSettings: (id, part) => {
        // Its settings are drawn before the focus goes there.
        flushSync(() => {
          select(id);
          setRenaming(part === "title");
          if (!wide) setSheet("settings");
        });
        // A sheet takes the focus by itself.
        if (!wide) return;
        if (part === "title") titleField.current?.select();
        else panel.current?.querySelector("h2")?.focus();
      },
      onShift: (id, by) => {
        change({ type: "shift-widget", id, by });
        setMoved((last) => ({ id, added: false, no: (last?.no ?? 0) + 1 }));
      },
      onRemove: (id) => {
        change({ type: "remove-widget", id });
        setSelected((current) => (current === id ? undefined : current));
        setSheet(undefined);
      },
    }),
    [wide, change, select],
  );
  useEditorKeys({ dispatch });
  useSelectedKeys(selected);
  useKeptFocus(tiles);
  const news = useHistoryNews(history, tiles);
  const backToTile = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && selected !== undefined && focusTile(selected)) event.stopPropagation();
  };
  const chosen = tiles.find(({ id }) => id === selected);
  const palette = <Palette types={catalog.types} mayUse={mayUse} onAdd={add} onLook={refreshCatalog} />;
  const settings = (
    <Settings
      tile={chosen}
      order={columns === 1 && chosen ? placeInOrder(tiles, chosen) : undefined}
      document={document}
      catalog={catalog}
      fresh={fresh !== undefined && fresh === selected}
      titleField={titleField}
      onChange={change}
      onRemove={editing.onRemove}
    />
  );

  return (
    <div className={styles.screen}>
      <EditorSkipLinks wide={wide} />
      <EditorToolbar
        dashboard={dashboard}
        history={history}
        dispatch={dispatch}
        draft={draft}
        settings={<ParameterButton document={document} example={example} onChange={change} />}
      >
        <DraftAside dashboard={dashboard} stored={draft.stored} dispatch={dispatch} />
      </EditorToolbar>
      {wide && (
        <aside id="editor-palette" className={styles.palette} aria-label={t("palette.label")}>
          {palette}
        </aside>
      )}
      <Canvas
        document={document}
        tiles={tiles}
        store={store}
        page={page}
        selected={selected}
        single={columns === 1}
        editing={editing}
        onSelect={select}
        onChange={change}
      />
      {wide ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads from any of its fields back to the widget
        <aside ref={panel} id="editor-settings" className={styles.settings} aria-label={t("settings.label")} onKeyDown={backToTile}>
          {settings}
        </aside>
      ) : (
        <EditorSheets
          open={sheet}
          onOpen={setSheet}
          palette={palette}
          settings={settings}
          tile={chosen}
          initialFocus={renaming ? titleField : undefined}
        />
      )}
      <p role="status" className={unseen.hidden}>
        {moved && <MovedText key={moved.no} tiles={tiles} moved={moved} />}
      </p>
      <p role="status" className={unseen.hidden}>
        {news.text && <span key={news.no}>{news.text}</span>}
      </p>
    </div>
  );
}
