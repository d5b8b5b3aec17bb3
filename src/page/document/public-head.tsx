import type { ReactElement } from "react";
import { NavLink } from "react-router-dom";

import { imageAddress } from "../../domain/design/image-address.ts";
import { useSession } from "../session/session.ts";
import styles from "./public-head.module.css";
import { usePageTexts } from "../words/texts.ts";

export interface PublicHeadProps {
  owner: string;
  logoUrl: string | null;
  /** What else the same address opens, each by its path. */
  pages?: readonly { path: string; title: string }[] | undefined;
  /** Whether it is its owner's look before sharing. */
  preview?: boolean | undefined;
}

/** The head of a public page: whose it is, what else there is to read, and by which product. */
export function PublicHead({ owner, logoUrl, pages = [], preview = false }: PublicHeadProps): ReactElement {
  const { t } = usePageTexts();
  const { product } = useSession().app;
  return (
    <>
      {preview && (
        <p role="status" className={styles.preview}>
          {t("public.preview")}
        </p>
      )}
      <header className={styles.head}>
        <p className={styles.owner}>
          {logoUrl && <img src={imageAddress(logoUrl, { size: 80 })} alt="" height={36} className={styles.logo} />}
          <strong>{owner}</strong>
        </p>
        {pages.length > 1 && (
          <nav aria-label={t("public.pages")}>
            <ul className={styles.pages}>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={path} className={styles.page}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.product}>
          <img src={imageAddress(product.logo ?? "/logo.svg", { size: 40 })} alt="" width={20} height={20} />
          {t("public.with", { product: product.name })}
        </p>
      </header>
    </>
  );
}
