import { type ReactElement, useState } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { DashboardAnswer } from "../../../generated/types.ts";
import { isEditable } from "../../../engine/document/drawable.ts";
import { Button } from "../../../ui/button/button.tsx";
import { replaced } from "../replaced.ts";
import type { StoredDraft } from "./stored-draft.ts";
import styles from "../edit.module.css";
import { useTexts } from "../texts.ts";

interface DraftAsideProps {
  dashboard: Pick<DashboardAnswer, "draft_aside">;
  stored: StoredDraft;
  dispatch: (event: HistoryEvent) => void;
}

/** Offers the reader's own draft that was put aside for somebody else's: taken up again, it replaces what is edited, in one step that can be undone. */
export function DraftAside({ dashboard: { draft_aside: aside }, stored, dispatch }: DraftAsideProps): ReactElement | null {
  const { t } = useTexts();
  const [done, setDone] = useState(false);
  if (done || !aside || !isEditable(aside.document)) return null;
  const { document, at } = aside;
  return (
    <p className={styles.aside}>
      {t("aside.text", { date: formatDate(at, "datetime") })}
      <Button
        size="compact"
        onClick={() => {
          stored.replace();
          dispatch(replaced(document));
          setDone(true);
        }}
      >
        {t("aside.take")}
      </Button>
      <Button size="compact" variant="ghost" onClick={() => setDone(true)}>
        {t("aside.later")}
      </Button>
    </p>
  );
}
