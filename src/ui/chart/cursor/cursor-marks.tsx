import type { ReactElement } from "react";
import styles from "../chart.module.css";
import type { CursorPlace } from "./cursor-place.ts";

/** The cursor's line or band and its dots, over the chart. */
export function CursorMarks({ place }: { place: CursorPlace }): ReactElement {
  const { mark, dots } = place;
  return (
    <>
      {mark && (
        <span
          className={mark.kind === "line" ? styles.line : styles.band}
          style={{ left: mark.left, top: mark.top, width: mark.width, height: mark.height }}
        />
      )}
      {dots.map(({ x, y, color, chosen }) => (
        <span
          key={`${y}${color}`}
          className={styles.dot}
          data-chosen={chosen || undefined}
          style={{ left: x, top: y, background: color }}
        />
      ))}
    </>
  );
}
