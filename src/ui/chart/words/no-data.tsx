import type { ReactElement } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import styles from "./no-data.module.css";
import { viewText } from "./view-text.ts";

interface NoDataProps {
  /** What the view says of itself: it names the figure that is missing. */
  sentence: string;
  /** There is something, which may not be shown. */
  hidden?: boolean;
}

/** What a view draws where there is nothing to draw, or nothing that may be shown. */
export function NoData({ sentence, hidden = false }: NoDataProps): ReactElement {
  const t = viewText();
  return (
    <p className={styles.empty}>
      <span aria-hidden="true">{t(hidden ? "insufficient" : "noData")}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </p>
  );
}
