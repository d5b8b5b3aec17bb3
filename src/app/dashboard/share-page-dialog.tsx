import { Check, Copy } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./link-dialog.module.css";

interface SharePageDialogProps {
  open: boolean;
  onClose: () => void;
  token: string | undefined;
  page: string;
}

/** The public address of a destination page, to be copied. */
export function SharePageDialog({ open, onClose, token, page }: SharePageDialogProps): ReactElement {
  const { t } = useTranslation("dashboard");
  const [copied, setCopied] = useState(false);
  const url = token ? `${location.origin}/public/destination/${token}/${page}` : "";
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Modal open={open} onClose={onClose} height="auto" title={t("share.title")} footer={<Button onClick={onClose}>{t("link.close")}</Button>}>
      <div className={styles.body}>
        <p>{t("share.text")}</p>
        {token ? (
          <div className={styles.address}>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
            <Button size="compact" icon={copied ? Check : Copy} onClick={() => void copy()}>
              {t(copied ? "link.copied" : "link.copy")}
            </Button>
          </div>
        ) : (
          <Loader />
        )}
      </div>
    </Modal>
  );
}
