import { type ReactElement, useState } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { DashboardAnswer } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { useSession } from "../../../page/session/session.ts";
import { replaced } from "../replaced.ts";
import { editable } from "./stored-draft.ts";
import { useTexts } from "../texts.ts";
import type { DraftState } from "./use-draft.ts";
import styles from "../edit.module.css";

interface DraftConflictProps {
  draft: DraftState;
  dispatch: (event: HistoryEvent) => void;
}

/** Where somebody saved another draft meanwhile: who and when, and which of the two goes on. The other is kept for its author. */
export function DraftConflict({ draft: { newer, keeper, stored }, dispatch }: DraftConflictProps): ReactElement {
  const { t } = useTexts();
  const { user } = useSession();
  const [closedFor, setClosedFor] = useState<DashboardAnswer>();
  const takeTheirs = (latest: DashboardAnswer): void => {
    const theirs = editable(latest);
    stored.take(latest);
    // One step of the history: «Annuler» brings the present document back.
    dispatch(replaced(theirs));
    keeper.want(theirs);
    keeper.release(theirs);
  };
  const keepMine = (): void => {
    stored.replace();
    keeper.release();
  };
  // In another window, that is.
  const own = newer !== undefined && newer.draft_state.author === user?.login;
  const open = newer !== undefined && closedFor?.draft_state.no !== newer.draft_state.no;
  return (
    <>
      {newer && !open && (
        <Button size="compact" onClick={() => setClosedFor(undefined)}>
          {t("conflict.choose")}
        </Button>
      )}
      <Modal
        open={open}
        onClose={() => setClosedFor(newer)}
        height="auto"
        title={t("conflict.title")}
        footer={
          <>
            <Button onClick={() => newer && takeTheirs(newer)}>{t(own ? "conflict.other" : "conflict.theirs")}</Button>
            <Button variant="primary" onClick={keepMine}>
              {t("conflict.mine")}
            </Button>
          </>
        }
      >
        {newer && (
          <p>
            {own
              ? t("conflict.bySelf", { date: formatDate(newer.draft_state.at ?? "", "datetime") })
              : t("conflict.by", { login: newer.draft_state.author, date: formatDate(newer.draft_state.at ?? "", "datetime") })}
          </p>
        )}
        <p className={styles.paragraph}>{t("conflict.kept")}</p>
      </Modal>
    </>
  );
}
