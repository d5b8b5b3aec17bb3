import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link, useParams } from "react-router-dom";

import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { dashboardQuery } from "../../page/document/dashboard-queries.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { Editor } from "./editor.tsx";
import { editable } from "./draft/stored-draft.ts";
import { useTexts } from "./texts.ts";

/** Edits one dashboard: its draft where one is kept, else what is published. */
export default function EditScreen(): ReactElement {
  const { t } = useTexts();
  const { id = "" } = useParams();
  // Neither a copy read before, which may lack the draft, nor a later one, whose revision is not that of the document being edited.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...dashboardQuery(id),
    refetchOnMount: "always",
    refetchOnReconnect: false,
    staleTime: 0,
  });
  const catalog = useCatalog();
  if (error) {
    return (
      <EmptyState title={error.message} heading="h1" actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
        <Link to="/dashboard">{t("back")}</Link>
      </EmptyState>
    );
  }
  if (!data || !isFetchedAfterMount || !catalog) return <Skeleton shape="block" />;
  return <Editor key={data.id} dashboard={data} initial={editable(data)} catalog={catalog} />;
}
