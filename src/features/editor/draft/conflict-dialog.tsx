import type { ReactElement } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { merge, Side } from "../../../engine/document/versions/merge.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { useSession } from "../../../page/session/session.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { useTexts } from "../texts.ts";
import { useSentences } from "../versions/use-sentences.ts";
import { editable } from "./stored-draft.ts";
import styles from "../edit.module.css";

interface ConflictDialogProps {
  open: boolean;
  onClose: () => void;
  /** What somebody else has stored. */
  newer: DashboardAnswer;
  /** What both sides have in common. */
  seen: Dashboard;
  /** One's own. */
  document: Dashboard;
  catalog: PlanCatalog;
  conflicts: ReturnType<typeof merge>["conflicts"];
  onChoose: (key: string, side: Side) => void;
  onTheirs: () => void;
  onMine: () => void;
  onBoth: () => void;
}

/** Who saved another draft and when, and what both have changed, each in words: which of the two goes on. */
export function ConflictDialog({ newer, seen, document, catalog, conflicts, ...rest }: ConflictDialogProps): ReactElement {
  const { t } = useTexts();
  const { user } = useSession();
  const sentence = useSentences(catalog);
  const { author, at } = newer.draft_state;
  // In another window, that is.
  const own = author === user?.login;
  const date = formatDate(at ?? "", "datetime");
  return (
    <Modal
      open={rest.open}
      onClose={rest.onClose}
      height="auto"
      title={t("conflict.title")}
      footer={
        <>
          <Button onClick={rest.onTheirs}>{t(own ? "conflict.other" : "conflict.theirs")}</Button>
          <Button onClick={rest.onMine}>{t("conflict.mine")}</Button>
          <Button variant="primary" onClick={rest.onBoth}>
            {t("conflict.both")}
          </Button>
        </>
      }
    >
      <p>{own ? t("conflict.bySelf", { date }) : t("conflict.by", { login: author, date })}</p>
      <p className={styles.paragraph}>{t("conflict.kept")}</p>
      <ul className={styles.conflicts}>
        {conflicts.map(({ key, local, next, taken }) => (
          <li key={key}>
            <RadioCards
              legend={t("conflict.which")}
              value={taken}
              onChange={(side) => rest.onChoose(key, side)}
              options={[
                { value: "local", label: t("conflict.ofMine"), description: sentence(local, seen, document) },
                { value: "next", label: t("conflict.ofOther"), description: sentence(next, seen, editable(newer)) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
