import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { Modal } from "../../ui/modal/modal.tsx";
import { useSession } from "../session.ts";
import styles from "./footer.module.css";

/** The footer: the product, its legal notice and how accessible it is. */
export function Footer(): ReactElement {
  const { t } = useTranslation("app");
  const { app } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <footer className={styles.footer}>
      <span>{app.product.name}</span>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t("footer.legal")}
      </button>
      <span>{t("footer.accessibility")}</span>
      <Modal open={open} onClose={() => setOpen(false)} title={t("footer.legal")}>
        <div className={styles.notice}>
          <p>{t("footer.publisher", { name: app.product.legal.publisher })}</p>
          <p>{app.product.legal.host}</p>
          {app.product.legal.notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Modal>
    </footer>
  );
}
