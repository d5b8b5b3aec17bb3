import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Link2, Pencil } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useParams } from "react-router-dom";

import { callApi, questionPath } from "../../lib/api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { DocumentScreen } from "../../page/document/document-screen.tsx";
import { ParameterGate } from "../../page/parameter/parameter-gate.tsx";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { dashboardQuery } from "../../page/document/dashboard-queries.ts";
import styles from "./dashboard-screen.module.css";
import { ExportMenu } from "./export-menu.tsx";
import { useTexts } from "./texts.ts";
import type { Dashboard, DashboardAnswer, MemberValue } from "../../generated/types.ts";

/** One dashboard of the destination (picture 03). */
export default function DashboardViewScreen(): ReactElement {
  const { t } = useTexts();
  const { id = "" } = useParams();
  const address = useLocation();
  const { data, isError, error, refetch } = useQuery(dashboardQuery(id));
  const catalog = useCatalog();
  // The reader does not wait for the usage count, and a lost call is not repeated.
  useEffect(() => void callApi("noteOpened", { params: { id } }).catch(() => undefined), [id]);
  if (isError) {
    return (
      <EmptyState title={error.message} heading="h1" actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
        <Link to="/dashboard">{t("back")}</Link>
      </EmptyState>
    );
  }
  if (!data || !catalog) return <Skeleton shape="block" />;
  // The editor shows a dynamic dashboard on what is on screen.
  const editorPath = `/dashboard/edit/${id}${data.document.parameter ? address.search : ""}`;
  const edit = (
    <Link to={editorPath} className={buttonClass({ variant: "primary" })}>
      <Pencil size={15} aria-hidden /> {t("edit")}
    </Link>
  );
  const breadcrumb = (
    <p>
      <Link to="/dashboard">{t("list")}</Link>
    </p>
  );
  return (
    <ParameterGate key={id} document={data.document} title={data.title} breadcrumb={breadcrumb} tools={edit}>
      {({ document, title, value, change }) => (
        <>
          <DocumentScreen
            key={value?.value}
            title={title}
            about={value?.label}
            subtitle={subtitleOf(data, editorPath)}
            breadcrumb={breadcrumb}
            tools={
              <>
                {change}
                <ExportMenu dashboard={data} shown={document} />
                <LinkDialogButton dashboard={data} value={value} />
                <ReportDialogButton dashboard={data} shown={document} />
                {edit}
              </>
            }
            document={document}
            catalog={catalog}
            facetsPath={questionPath("askDashboardFacets", { params: { id } })}
            resultsPath={questionPath("askDashboardResults", { params: { id } })}
            revision={String(data.revision)}
            audience="private"
            editor
            editorPath={editorPath}
          />
          {Object.keys(document.widgets).length === 0 && <EmptyState title={t("empty")} actions={edit} />}
        </>
      )}
    </ParameterGate>
  );
}

/** What the dashboard is, and whether changes wait to be published, with the way to them. */
function subtitleOf({ document: { description }, draft }: DashboardAnswer, editorPath: string): ReactNode {
  return draft === null ? (
    description
  ) : (
    <>
      {description} <DraftNote editorPath={editorPath} />
    </>
  );
}

function DraftNote({ editorPath }: { editorPath: string }): ReactElement {
  const { t } = useTexts();
  return (
    <span className={styles.draft}>
      <Badge tone="warning">{t("draft.unpublished")}</Badge>
      <Link to={editorPath} aria-label={t("draft.resumeLabel")}>
        {t("draft.resume")}
      </Link>
    </span>
  );
}

const LinkDialog = lazy(() => import("./link-dialog.tsx").then((module) => ({ default: module.LinkDialog })));

interface LinkDialogButtonProps {
  dashboard: DashboardAnswer;
  /** Of a dynamic dashboard: the value on screen, which a new link shows. */
  value?: MemberValue | undefined;
}

/** «Lien public»: opens the dialog of the dashboard's public address, which loads at the first press. */
function LinkDialogButton({ dashboard, value }: LinkDialogButtonProps): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t("link.button")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <LinkDialog dashboard={dashboard} value={value} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ReportDialog = lazy(() => import("./report-dialog.tsx").then((module) => ({ default: module.ReportDialog })));

/** «Envoyer régulièrement»: opens the dialog of the dashboard's reports, which loads at the first press. */
function ReportDialogButton({ dashboard, shown }: { dashboard: DashboardAnswer; shown: Dashboard }): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={CalendarClock} onClick={() => setOpen(true)}>
        {t("report.button")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ReportDialog dashboard={dashboard} shown={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
