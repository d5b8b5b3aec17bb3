import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { imageAddress } from "../../domain/design/image-address.ts";
import { useSession } from "../../page/session/session.ts";
import styles from "./footer.module.css";
import { lazyPart } from "./lazy-part.tsx";

const LegalNotice = lazyPart(() => import("./legal-notice.tsx"));
const Accessibility = lazyPart(() => import("./accessibility.tsx"));

/** The footer: the product, its legal notice, how accessible it is, and the sites that it links to. */
export function Footer(): ReactElement {
  const { t } = useTranslation("app");
  const { app } = useSession();
  const [opened, setOpened] = useState<{ which: "legal" | "accessibility"; open: boolean }>();
  const close = (): void => setOpened((now) => now && { ...now, open: false });
  const Opened = opened?.which === "legal" ? LegalNotice : Accessibility;
  return (
    <footer className={styles.footer}>
      <span>{app.product.name}</span>
      <button type="button" className={styles.link} onClick={() => setOpened({ which: "legal", open: true })}>
        {t("footer.legal")}
      </button>
      <button type="button" className={styles.link} onClick={() => setOpened({ which: "accessibility", open: true })}>
        {t("footer.accessibility")}
      </button>
      {app.product.links.length > 0 && (
        <ul className={styles.links}>
          {app.product.links.map(({ id, label, href, logo }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
                {logo ? <img src={imageAddress(logo)} alt={label} height={22} /> : label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened && <Opened open={opened.open} onClose={close} />}
    </footer>
  );
}
