import type { ReactElement } from "react";
import { Button } from "../../button/button.tsx";
import styles from "./cut-note.module.css";
import { cutText } from "./phrases.ts";
import { viewText } from "./view-text.ts";

interface CutNoteProps {
  shown: number;
  total: number;
  /** What the rows are: establishments, expressions, reviews (the latest ones)… */
  dimension: string;
  /** Shows more of them; absent where there are no more. */
  onMore?: (() => void) | undefined;
}

/** «200 établissements affichés sur 412», and the way on: a list never ends without a word. Nothing where all is shown. */
export function CutNote({ shown, total, dimension, onMore }: CutNoteProps): ReactElement | null {
  const t = viewText();
  if (shown >= total) return null;
  return (
    <p className={styles.note}>
      <span role="status">{cutText(t, shown, total, dimension)}</span>
      {onMore && (
        <Button variant="ghost" size="compact" onClick={onMore}>
          {t(dimension === "review" ? "cut.reviews" : "cut.more")}
        </Button>
      )}
    </p>
  );
}
