import type { ReactElement } from "react";
import styles from "./tonality.module.css";

/** Shapes double the colours: from a full triangle downwards to a full one upwards. The font has none of them. */
const shapes = ["M1 2.5h10L6 10.5z", "M3 4.25h6L6 8.75z", "M2 5.25h8v1.5H2z", "M3 7.75h6L6 3.25z", "M1 9.5h10L6 1.5z"];

/** The mark of a tonality (0–4, most negative first), in its colour. Decorative: the label says it in words. */
export function TonalityGlyph({ tonality }: { tonality: number }): ReactElement {
  return (
    <svg viewBox="0 0 12 12" className={styles.glyph} data-tonality={tonality} aria-hidden focusable="false">
      <path d={shapes[tonality] ?? shapes[2]} fill="currentColor" />
    </svg>
  );
}
