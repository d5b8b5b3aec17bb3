import { type KeyboardEvent, lazy, type ReactElement, Suspense, useState } from "react";

import type { ConfigProblem, Dashboard, DashboardAnswer } from "../../generated/types.ts";
import type { PageCatalog } from "../../page/session/use-catalog.ts";
import { Canvas } from "./canvas.tsx";
import { DeviceSwitch } from "./device/device-switch.tsx";
import { placedOn } from "./device/shown-device.ts";
import { DraftAside } from "./draft/draft-aside.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { ParameterButton } from "./parameter/parameter-button.tsx";
import { ProblemsList } from "./problems/problems-list.tsx";
import { focusTile } from "./focus/focus-tile.ts";
import { MovedText } from "./moved-text.tsx";
import { Palette } from "./palette/palette.tsx";
import { placeInOrder } from "./reading-order.ts";
import { Settings } from "./settings/settings.tsx";
import { useTexts } from "./texts.ts";
import { useCatalogRefresh } from "./palette/use-catalog-refresh.ts";
import { useEditing } from "./use-editing.ts";
import { useLatest } from "./use-latest.ts";
import { SkipLinks } from "../../ui/skip-links/skip-links.tsx";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./edit.module.css";

// What a first look at the canvas does not need.
const EditorSheets = lazy(() => import("./editor-sheets.tsx").then((module) => ({ default: module.EditorSheets })));
const NameDialog = lazy(() => import("./structure/name-dialog.tsx").then((module) => ({ default: module.NameDialog })));
const QuestionDialog = lazy(() => import("./question/question-dialog.tsx").then((module) => ({ default: module.QuestionDialog })));

interface EditorProps {
  dashboard: DashboardAnswer;
  initial: Dashboard;
  catalog: PageCatalog;
}

/** The editor: the document and its patches are the only state; everything shown is planned from it. */
export function Editor({ dashboard, initial, catalog: known }: EditorProps): ReactElement {
  const { catalog, mayUse } = known;
  const { t } = useTexts();
  const edited = useEditing(dashboard, initial, known);
  const { history, dispatch, document, draft, names, columns, wide, device, setDevice } = edited;
  const { shown, tiles, kept, problems, counts, example, store, page } = edited;
  const { selected, last, chosen, select, openTab, openTabAlone } = edited;
  const { change, patch, adding, editing, structure, places, duplicate, remove } = edited;
  const { sheet, setSheet, settingsTab, setSettingsTab, renaming, panel, titleField } = edited;
  const { moved, news, go, isFresh } = edited;
  const refreshCatalog = useCatalogRefresh();
  const [asking, setAsking] = useState<boolean>();
  const [hasNamed, setHasNamed] = useState(false);
  if (structure.naming && !hasNamed) setHasNamed(true);
  const [only] = chosen;
  const backToTile = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && last !== undefined && focusTile(last)) event.stopPropagation();
  };
  const chosenThere = useLatest({
    onAdd: adding.add,
    onDrag: adding.onDrag,
    onQuestion: () => {
      setSheet(undefined);
      setAsking(true);
    },
  });
  const palette = <Palette catalog={catalog} mayUse={mayUse} store={store} {...chosenThere} onLook={refreshCatalog} />;
  const problemsList = (
    <ProblemsList
      problems={problems}
      document={document}
      catalog={catalog}
      selected={selected}
      titleOf={(id) => tiles.find((tile) => tile.id === id)?.title ?? id}
      onGo={go}
      onRepair={patch}
    />
  );
  const settings = (
    <>
      <Settings
        chosen={chosen}
        order={columns === 1 && only ? placeInOrder(tiles, only) : undefined}
        document={document}
        catalog={catalog}
        mayUse={mayUse}
        problems={problems}
        fresh={isFresh}
        titleField={titleField}
        tab={settingsTab}
        onTab={setSettingsTab}
        onDevice={device === "desktop" ? undefined : { device, place: (tile, part) => change(placedOn(tiles, tile, part, device)) }}
        onChange={change}
        onPatch={patch}
        onDuplicate={duplicate}
        onRemove={remove}
      />
      {problemsList}
    </>
  );

  return (
    <div className={styles.screen}>
      <EditorSkipLinks wide={wide} />
      <EditorToolbar
        dashboard={dashboard}
        history={history}
        dispatch={dispatch}
        draft={draft}
        catalog={catalog}
        problems={problems}
        onProblem={(problem: ConfigProblem) => go(problem)}
        settings={
          <>
            {columns !== 1 && <DeviceSwitch value={device} onChange={setDevice} />}
            <ParameterButton document={document} metrics={catalog.metrics} problems={problems} example={example} onChange={change} />
          </>
        }
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
        problems={counts.widgets}
        kept={kept}
        dropping={adding.dropping}
        single={columns === 1}
        device={device}
        editing={editing}
        places={places}
        structure={structure}
        openTab={openTab}
        onOpenTab={openTabAlone}
        tabProblems={counts.tabs}
        dimensionLabel={names.dimension}
        onSelect={select}
        onChange={change}
        onDropType={adding.drop}
      />
      {wide ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads from any of its fields back to the widget
        <aside ref={panel} id="editor-settings" className={styles.settings} aria-label={t("settings.label")} onKeyDown={backToTile}>
          {settings}
        </aside>
      ) : (
        <Suspense fallback={null}>
          <EditorSheets
            open={sheet}
            onOpen={setSheet}
            palette={palette}
            settings={settings}
            tile={only}
            initialFocus={renaming ? titleField : undefined}
          />
        </Suspense>
      )}
      {hasNamed && (
        <Suspense fallback={null}>
          <NameDialog naming={structure.naming} onClose={structure.closeNaming} />
        </Suspense>
      )}
      {asking !== undefined && (
        <Suspense fallback={null}>
          <QuestionDialog
            open={asking}
            onClose={() => setAsking(false)}
            document={shown}
            catalog={catalog}
            onPlace={({ widget }) => adding.place(widget)}
          />
        </Suspense>
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

/** Straight to the parts of the editor; in a small window only the canvas is beside the toolbar. */
function EditorSkipLinks({ wide }: { wide: boolean }): ReactElement {
  const { t } = useTexts();
  const parts = wide ? (["canvas", "settings", "palette"] as const) : (["canvas"] as const);
  return <SkipLinks links={parts.map((part) => ({ target: `editor-${part}`, label: t(`skip.${part}`) }))} />;
}
