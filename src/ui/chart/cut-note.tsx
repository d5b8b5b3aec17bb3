import type { ReactElement } from "react";
import { formatNumber } from "../../domain/format.ts";
import { Button } from "../button/button.tsx";
import styles from "./cut-note.module.css";
import { viewText } from "./view-text.ts";

interface CutNoteProps {
  shown: number;
  total: number;
  /** What the rows are: establishments, expressions, reviews (the latest ones)… */
  dimension: string;
  /** Shows more of them; absent where there are no more to be had. */
  onMore?: (() => void) | undefined;
}

/** «200 établissements affichés sur 412», and the way on: a list never ends without a word. Nothing where all is shown. */
export function CutNote({ shown, total, dimension, onMore }: CutNoteProps): ReactElement | null {
  if (shown >= total) return null;
  return (
    <p className={styles.note}>
      <span role="status">{cutText(shown, total, dimension)}</span>
      {onMore && (
        <Button variant="ghost" size="compact" onClick={onMore}>
          {viewText()(dimension === "review" ? "cut.reviews" : "cut.more")}
        </Button>
      )}
    </p>
  );
}

const named = ["establishment", "commune", "theme", "expression", "review", "change"] as const;

/** So many rows of how many, in words: a query may ask for the last ones beside the first. */
export function cutText(shown: number, total: number, dimension: string): string {
  const name = named.find((known) => known === dimension) ?? "row";
  return viewText()(`cut.${name}`, { count: shown, shown: formatNumber(shown), total: formatNumber(total) });
}
