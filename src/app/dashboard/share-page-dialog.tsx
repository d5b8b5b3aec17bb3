import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { CopyAddress } from "./copy-address.tsx";
import styles from "./link-dialog.module.css";

interface SharePageDialogProps {
  open: boolean;
  onClose: () => void;
  /** Undefined until it is known. */
  token: string | undefined;
  /** Whether it could not be had. */
  failed: boolean;
  page: string;
}

/** The public address of a destination page, to be copied. */
export function SharePageDialog({ open, onClose, token, failed, page }: SharePageDialogProps): ReactElement {
  const { t } = useTranslation("dashboard");
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={t("share.title")}
      footer={<Button onClick={onClose}>{t("link.close")}</Button>}
    >
      <div className={styles.body}>
        <p>{t("share.text")}</p>
        {failed && <p role="alert">{t("share.failed")}</p>}
        {token && <CopyAddress url={`${location.origin}/public/destination/${token}/${page}`} />}
        {!token && !failed && <Loader />}
      </div>
    </Modal>
  );
}
