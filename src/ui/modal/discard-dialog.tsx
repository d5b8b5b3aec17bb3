import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Button } from "../button/button.tsx";
import styles from "./modal.module.css";

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.question}>
          <AlertDialog.Title className={styles.title}>{t("modal.discardTitle")}</AlertDialog.Title>
          <AlertDialog.Description className={styles.questionText}>{t("modal.discardText")}</AlertDialog.Description>
          <div className={styles.questionButtons}>
            <Button onClick={onKeep}>{t("modal.keep")}</Button>
            <Button variant="danger" onClick={onDiscard}>
              {t("modal.discard")}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
