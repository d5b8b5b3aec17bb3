import type { ReactElement } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import styles from "./figure-mark.module.css";
import { viewText } from "../words/view-text.ts";

/** Why a place of a row is empty: it rests on too little or on nothing, now or in the compared period. */
export type Lack = "insufficient" | "noData" | "uncompared" | "noTrend";

/** What a row shows in place of a figure that may not be shown, or is not there: a dash that says why, seen on hover and heard. */
export function HiddenMark({ lack = "insufficient" }: { lack?: Lack }): ReactElement {
  const why = viewText()(lack);
  return (
    <span className={styles.hidden} title={why}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
