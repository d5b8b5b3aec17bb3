import type { ReactElement, ReactNode } from "react";

import styles from "./scroll-region.module.css";

/** A text that may be longer than its dialog: it scrolls by itself, so that the keyboard can reach all of it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={styles.region}>
      {children}
    </div>
  );
}
