import { type ReactElement, useState } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { merge, type Side } from "../../../engine/document/versions/merge.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { useSentences } from "../versions/use-sentences.ts";
import { useSession } from "../../../page/session/session.ts";
import { replaced } from "../replaced.ts";
import { editable } from "./stored-draft.ts";
import { useTexts } from "../texts.ts";
import type { DraftState } from "./use-draft.ts";
import styles from "../edit.module.css";

interface DraftConflictProps {
  document: Dashboard;
  catalog: PlanCatalog;
  draft: DraftState;
  dispatch: (event: HistoryEvent) => void;
}

/** Where somebody saved another draft meanwhile: who and when, and which of the two goes on. The other is kept for its author. */
export function DraftConflict({ document, catalog, draft: { newer, keeper, stored }, dispatch }: DraftConflictProps): ReactElement | null {
  const { t } = useTexts();
  const { user } = useSession();
  const sentence = useSentences(catalog);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const merged = newer && merge(stored.seenDocument, document, editable(newer), chosen);
  const [closedFor, setClosedFor] = useState<DashboardAnswer>();
  const takeTheirs = (latest: DashboardAnswer): void => {
    const theirs = editable(latest);
    stored.take(latest);
    // One step of the history: «Annuler» brings the present document back.
    dispatch(replaced(theirs));
    keeper.want(theirs);
    keeper.release(theirs);
  };
  /** Each thing as it was chosen, and all that did not touch the other side. */
  const takeBoth = (latest: DashboardAnswer): void => {
    const both = merge(stored.seenDocument, document, editable(latest), chosen).document;
    stored.take(latest);
    dispatch({ type: "join", document: both });
    keeper.want(both);
    keeper.release();
  };
  const keepMine = (): void => {
    stored.replace();
    keeper.release();
  };
  // In another window, that is.
  const own = newer !== undefined && newer.draft_state.author === user?.login;
  const open = newer !== undefined && (merged?.conflicts.length ?? 0) > 0 && closedFor?.draft_state.no !== newer.draft_state.no;
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
            <Button onClick={keepMine}>{t("conflict.mine")}</Button>
            <Button variant="primary" onClick={() => newer && takeBoth(newer)}>
              {t("conflict.both")}
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
        {newer && merged && (
          <ul className={styles.conflicts}>
            {merged.conflicts.map(({ key, local, next, taken }) => (
              <li key={key}>
                <RadioCards
                  legend={t("conflict.which")}
                  value={taken}
                  onChange={(side) => setChosen({ ...chosen, [key]: side })}
                  options={[
                    { value: "local", label: t("conflict.ofMine"), description: sentence(local, stored.seenDocument, document) },
                    { value: "next", label: t("conflict.ofOther"), description: sentence(next, stored.seenDocument, editable(newer)) },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </>
  );
}
