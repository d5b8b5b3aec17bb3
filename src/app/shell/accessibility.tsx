import type { ReactElement } from "react";

import { textsOf } from "../../lib/i18n.ts";
import { Modal } from "../../ui/modal/modal.tsx";
import { useSession } from "../../page/session/session.ts";
import texts from "./accessibility.fr.json";
import { ScrollRegion } from "./scroll-region.tsx";
import styles from "./footer.module.css";

const useTexts = textsOf("accessibility", texts);

const sections = ["state", "known", "contact", "remedy"] as const;

/** The accessibility statement that French law asks for: state, what is known to fail, whom to contact, what can be done. */
export default function Accessibility({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { name, legal } = useSession().app.product;
  return (
    <Modal open={open} onClose={onClose} title={t("title")}>
      <ScrollRegion label={t("title")}>
        <div className={styles.notice}>
          <p>{t("scope", { name, publisher: legal.publisher })}</p>
          {sections.map((section) => (
            <section key={section} className={styles.notice}>
              <h3>{t(`${section}.title`)}</h3>
              <p>{t(`${section}.text`, { name, publisher: legal.publisher })}</p>
            </section>
          ))}
        </div>
      </ScrollRegion>
    </Modal>
  );
}
