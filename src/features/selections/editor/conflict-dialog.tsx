import type { ReactElement } from "react";

import { formatRelative } from "../../../domain/format/format.ts";
import { useNow } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import styles from "../selections.module.css";
import type { TaggedSelection } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";

interface ConflictDialogProps {
  /** What somebody else has saved meanwhile; null without a conflict. */
  theirs: TaggedSelection | null;
  busy: boolean;
  onClose: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else has saved the selection: nothing is lost until one version is chosen. */
export function ConflictDialog({ theirs, busy, onClose, onTheirs, onMine }: ConflictDialogProps): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  const { updated_by = null, updated_at = now, title = "", total = 0 } = theirs?.selection ?? {};
  return (
    <Modal
      open={theirs !== null}
      onClose={onClose}
      width={520}
      height="auto"
      title={t("conflict.title")}
      footer={
        <>
          <Button onClick={onTheirs}>{t("conflict.theirs")}</Button>
          <Button variant="primary" busy={busy} onClick={onMine}>
            {t("conflict.mine")}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {t("conflict.who", { login: updated_by ?? t("conflict.somebody"), when: formatRelative(updated_at, now) })}
      </p>
      <p className={styles.text}>{t("conflict.what", { title, count: total })}</p>
    </Modal>
  );
}
