import type { ReactElement } from "react";
import styles from "./no-data.module.css";
import { viewText } from "./view-text.ts";

/** What a view draws where there is nothing to draw, or nothing that may be shown. */
export function NoData({ hidden = false }: { hidden?: boolean }): ReactElement {
  const t = viewText();
  return <p className={styles.empty}>{t(hidden ? "insufficient" : "noData")}</p>;
}
