import type { ReactElement, ReactNode } from "react";

import styles from "./own-review.module.css";

interface GuestPageProps {
  /** Whose page it is, and by which product; absent until they are known. */
  owner: string | undefined;
  product: string | undefined;
  /** Beside them. */
  tools?: ReactNode;
  /** Of its texts, where it is not that of the document. */
  lang?: string;
  children: ReactNode;
}

/** A page for somebody without an account: whose it is above what it says. */
export function GuestPage({ owner, product, tools, lang, children }: GuestPageProps): ReactElement {
  return (
    <div className={styles.page} lang={lang}>
      <header className={styles.head}>
        <p>
          <strong>{owner}</strong>
          {product && <span className={styles.muted}> · {product}</span>}
        </p>
        {tools}
      </header>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
