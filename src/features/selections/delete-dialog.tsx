import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";

import type { SelectionSummary, SelectionUse } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";
import { UsesList } from "./uses-list.tsx";

interface DeleteDialogProps {
  selections: readonly Pick<SelectionSummary, "id" | "title">[];
  uses: readonly SelectionUse[];
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  fallbackFocus?: () => HTMLElement | null;
}

/** Names what uses selections before they are deleted. */
export function DeleteDialog({ selections, uses, open, onClose, onConfirm, fallbackFocus }: DeleteDialogProps): ReactElement {
  const { t } = useTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      width={520}
      height="auto"
      {...(fallbackFocus ? { fallbackFocus } : {})}
      title={t("delete.title", { count: selections.length, title: selections[0]?.title ?? "" })}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" icon={Trash2} onClick={onConfirm}>
            {t("delete.confirm")}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t("delete.used")}</p>
      <UsesList uses={uses} />
      <p className={styles.text}>{t("delete.consequence")}</p>
    </Modal>
  );
}
