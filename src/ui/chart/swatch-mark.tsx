import type { ReactElement } from "react";
import type { Swatch } from "./chart-types.ts";
import styles from "./swatch-mark.module.css";

/** A small sample of how something is drawn: a line, a dash, a box, a hatching. */
export function SwatchMark({ swatch }: { swatch: Swatch | undefined }): ReactElement | null {
  if (!swatch) return null;
  return <span className={styles.swatch} data-shape={swatch.shape} style={{ color: swatch.color }} aria-hidden="true" />;
}
