import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Modal } from "../../ui/modal/modal.tsx";
import { useSession } from "../../page/session/session.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import styles from "./footer.module.css";

/** «Mentions Légales»: publisher and host, then the notice of this installation. */
export default function LegalNotice({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTranslation("app");
  const { legal } = useSession().app.product;
  return (
    <Modal open={open} onClose={onClose} title={t("footer.legal")}>
      <ScrollRegion label={t("footer.legal")}>
        <div className={styles.notice}>
          <p>{t("footer.publisher", { name: legal.publisher })}</p>
          <p>{t("footer.host", { name: legal.host })}</p>
          {legal.notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </ScrollRegion>
    </Modal>
  );
}
