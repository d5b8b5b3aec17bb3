import { ArrowLeft, CircleAlert, History as HistoryIcon, Redo2, Undo2 } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { History, HistoryEvent } from "../../engine/document/history.ts";
import type { ConfigProblem, DashboardAnswer } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { DraftConflict } from "./draft/draft-conflict.tsx";
import { Presence } from "./draft/presence.tsx";
import { useMerging } from "./draft/use-merging.ts";
import { replaced } from "./replaced.ts";
import { useTexts } from "./texts.ts";
import { useTyping } from "./use-typing.ts";
import type { DraftState } from "./draft/use-draft.ts";
import { usePublish } from "./draft/use-publish.tsx";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./edit.module.css";

const VersionsDialog = lazy(() => import("./versions/versions-dialog.tsx").then((module) => ({ default: module.VersionsDialog })));

interface EditorToolbarProps {
  dashboard: DashboardAnswer;
  history: History;
  dispatch: (event: HistoryEvent) => void;
  draft: DraftState;
  catalog: PlanCatalog;
  /** What must be corrected before it is published. */
  problems: readonly ConfigProblem[];
  onProblem: (problem: ConfigProblem) => void;
  /** What opens the settings of the dashboard as a whole. */
  settings: ReactNode;
  /** What is shown beside it. */
  children?: ReactNode;
}

/** The title, what is saved, undo and redo, and publication. */
export function EditorToolbar({
  dashboard,
  history,
  dispatch,
  draft,
  catalog,
  problems,
  onProblem,
  settings,
  children,
}: EditorToolbarProps): ReactElement {
  const { t } = useTexts();
  const { document, past, future } = history;
  const [versions, setVersions] = useState<boolean>();
  useMerging(document, draft, dispatch);
  useScreenTitle(t("title", { title: document.title }));
  const publish = usePublish(dashboard, document, dispatch, draft);
  return (
    <header className={styles.toolbar}>
      <Link to={`/dashboard/views/${dashboard.id}`} className={buttonClass({ variant: "ghost" }, styles.back)} aria-label={t("back")}>
        <ArrowLeft size={16} aria-hidden /> <span>{t("back")}</span>
      </Link>
      <h1 className={unseen.hidden}>{t("title", { title: document.title })}</h1>
      <TitleField
        title={document.title}
        onChange={(title) => dispatch({ type: "edit", change: { type: "set-document", title }, gesture: "document title" })}
      />
      <span role="status" className={styles.status}>
        {t(`draft.${draft.status}`, { reason: draft.reason })}
      </span>
      <DraftConflict document={document} catalog={catalog} draft={draft} dispatch={dispatch} />
      <Presence id={dashboard.id} document={document} draft={draft} dispatch={dispatch} />
      <span className={styles.spacer} />
      {settings}
      <IconButton icon={HistoryIcon} label={t("versions.open")} onClick={() => setVersions(true)} />
      {versions !== undefined && (
        <Suspense fallback={null}>
          <VersionsDialog
            open={versions}
            onClose={() => setVersions(false)}
            id={dashboard.id}
            document={document}
            catalog={catalog}
            onRestore={(restored) => dispatch(replaced(restored))}
          />
        </Suspense>
      )}
      <IconButton icon={Undo2} label={t("toolbar.undo")} disabled={past.length === 0} onClick={() => dispatch({ type: "undo" })} />
      <IconButton icon={Redo2} label={t("toolbar.redo")} disabled={future.length === 0} onClick={() => dispatch({ type: "redo" })} />
      {problems[0] && (
        <Button variant="danger" icon={CircleAlert} aria-keyshortcuts="F8" onClick={() => problems[0] && onProblem(problems[0])}>
          {t("problems.count", { count: problems.length })}
        </Button>
      )}
      <Button variant="primary" className={styles.publish} busy={publish.pending} onClick={publish.publish}>
        {t("toolbar.publish")}
      </Button>
      {publish.dialog}
      {children}
    </header>
  );
}

/** The dashboard's title. A document without one is none: an emptied field is flagged and leaves the last title in place. */
function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }): ReactElement {
  const { t } = useTexts();
  const [emptied, setEmptied] = useState(false);
  const typing = useTyping(title, onChange);
  return (
    <TextField
      className={styles.titleField}
      label={t("toolbar.title")}
      labelHidden
      required
      maxLength={160}
      {...typing}
      value={emptied ? "" : typing.value}
      onChange={(typed) => {
        setEmptied(typed === "");
        if (typed !== "") typing.onChange(typed);
      }}
    />
  );
}
