import type { ReactElement } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import styles from "./figure-mark.module.css";
import { viewText } from "../words/view-text.ts";

/** Why a place of a row is empty: too little stands behind it, nothing does, or too little or nothing did in the compared period. */
export type Lack = "insufficient" | "noData" | "uncompared" | "noTrend";

/** What stands in a row where something may not be told, or is not there: a dash that says why, seen on hover and heard. */
export function HiddenMark({ lack = "insufficient" }: { lack?: Lack }): ReactElement {
  const why = viewText()(lack);
  return (
    <span className={styles.hidden} title={why}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
