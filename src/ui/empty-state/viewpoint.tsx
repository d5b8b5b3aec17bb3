import type { ReactElement } from "react";
import styles from "./empty-state.module.css";

/** The brand's motif: somebody on a height, contour lines beneath. Decorative. */
export function Viewpoint(): ReactElement {
  return (
    <svg className={styles.viewpoint} viewBox="0 0 120 54" aria-hidden focusable="false">
      <path opacity="0.35" d="M2 52C24 46 38 14 60 12s34 34 58 40" />
      <path opacity="0.55" d="M14 52c16-6 26-28 44-30s32 24 48 30" />
      <path opacity="0.8" d="M26 52c10-5 18-20 32-20 12 0 20 14 34 20" />
      <path d="M38 52c6-4 12-12 20-11 9 1 12 7 20 11" />
      <circle cx="60" cy="6" r="4" />
    </svg>
  );
}
