import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import type { ReactElement } from "react";
import { Link, useParams } from "react-router-dom";

import { questionPath } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { DocumentScreen } from "../../page/document/document-screen.tsx";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { dashboardQuery } from "../../page/document/dashboard-queries.ts";
import { ExportMenu } from "./export-menu.tsx";
import { LinkDialogButton } from "./link-dialog-button.tsx";
import styles from "../../page/messages/screens.module.css";
import { useTexts } from "./texts.ts";

/** One dashboard of the destination (picture 03). */
export default function DashboardViewScreen(): ReactElement {
  const { t } = useTexts();
  const { id = "" } = useParams();
  const { data, isError, error, refetch } = useQuery(dashboardQuery(id));
  const catalog = useCatalog();
  if (isError) {
    return (
      <EmptyState title={error.message} heading="h1" actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
        <Link to="/dashboard">{t("back")}</Link>
      </EmptyState>
    );
  }
  if (!data || !catalog) return <Skeleton shape="block" />;
  const edit = (
    <Link to={`/dashboard/edit/${id}`} className={buttonClass({ variant: "primary" })}>
      <Pencil size={15} aria-hidden /> {t("edit")}
    </Link>
  );
  return (
    <>
      <DocumentScreen
        key={id}
        title={data.title}
        subtitle={data.document.description}
        breadcrumb={
          <p className={styles.subtitle}>
            <Link to="/dashboard">{t("list")}</Link>
          </p>
        }
        tools={
          <>
            <ExportMenu dashboard={data} />
            <LinkDialogButton dashboard={data} />
            {edit}
          </>
        }
        document={data.document}
        catalog={catalog}
        facetsPath={questionPath("askDashboardFacets", { params: { id } })}
        resultsPath={questionPath("askDashboardResults", { params: { id } })}
        revision={String(data.revision)}
        audience="private"
        editor
        editorPath={`/dashboard/edit/${id}`}
      />
      {Object.keys(data.document.widgets).length === 0 && <EmptyState title={t("empty")} actions={edit} />}
    </>
  );
}
