import type { ReactElement } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./figure-mark.module.css";
import { viewText } from "./view-text.ts";

/** What stands in a row where something may not be told: a dash that says why, seen on hover and heard. */
export function HiddenMark(): ReactElement {
  const why = viewText()("insufficient");
  return (
    <span className={styles.hidden} title={why}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}
