import type { ReactElement } from "react";
import styles from "./kbd.module.css";

/** Keys to press: «Ctrl K». */
export function Kbd({ children }: { children: string }): ReactElement {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
