import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";

import { Problem } from "../../../lib/problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../../ui/loader/loader.tsx";
import { candidatesQuery, selectionQuery } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";
import { SelectionEditor } from "./selection-editor.tsx";

interface EditorPageProps {
  /** Null: a new one. */
  id: string | null;
  onClose: () => void;
  /** Called with the selection's id once it is saved. */
  onSaved: (id: string) => void;
  onCompare: (id: string) => void;
}

/** One selection to edit, in each of its states: coming, unreadable, absent, there. */
export function EditorPage({ id, onClose, ...rest }: EditorPageProps): ReactElement {
  const { t } = useTexts();
  const candidates = useQuery(candidatesQuery);
  const stored = useQuery({ ...selectionQuery(id ?? ""), enabled: id !== null });
  const back = <Button onClick={onClose}>{t("editor.back")}</Button>;
  if (stored.error instanceof Problem && stored.error.status === 404)
    return (
      <EmptyState heading="h1" icon={SearchX} tone="warning" title={t("editor.absent")} actions={back}>
        {t("editor.absentText")}
      </EmptyState>
    );
  if ((stored.isError && !stored.data) || (candidates.isError && !candidates.data)) {
    const retry = (): void => {
      void stored.refetch();
      void candidates.refetch();
    };
    return (
      <EmptyState
        heading="h1"
        tone="danger"
        title={t("editor.unreadable")}
        actions={
          <>
            {back}
            <Button variant="primary" onClick={retry}>
              {t("retry")}
            </Button>
          </>
        }
      />
    );
  }
  if (!candidates.data || (id !== null && !stored.data)) return <Loader />;
  return <SelectionEditor {...rest} stored={stored.data ?? null} candidates={candidates.data} onClose={onClose} />;
}
