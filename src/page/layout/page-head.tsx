import type { ReactElement, ReactNode } from "react";

import styles from "./page-head.module.css";

interface PageHeadProps {
  title: ReactNode;
  /** Above the title: the way back, or where one is. */
  above?: ReactNode;
  subtitle?: ReactNode;
  /** On a narrow screen the tools take its whole width. */
  filling?: boolean;
  /** Tools beside the title: what one can do with the page. `data-wide-only` hides one on narrow screens, `data-printed` keeps one on paper. */
  children?: ReactNode;
}

/** The head of a page: its title, and its tools, which go beneath where there is no room. */
export function PageHead({ title, above, subtitle, filling, children }: PageHeadProps): ReactElement {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        {above}
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children && (
        <div className={styles.tools} data-filling={filling || undefined}>
          {children}
        </div>
      )}
    </header>
  );
}
