import type { ReactElement } from "react";

import { entry } from "../../../engine/entry.ts";
import { viewSketches } from "../../../generated/view-sketches.ts";
import styles from "./sketch.module.css";

/** A view in small, drawn of nothing but itself, in the colours of the theme. Decorative: the name beside it says it. */
export function Sketch({ view }: { view: string }): ReactElement {
  const parts = entry(viewSketches, view) ?? [];
  return (
    <svg className={styles.sketch} viewBox="0 0 40 26" aria-hidden="true" data-sketch={view}>
      {parts.map(({ color, path, width, text, x, y }) =>
        text === undefined ? (
          <path
            key={`${color} ${path}`}
            d={path}
            {...(width === undefined ? { fill: `var(--${color})` } : { fill: "none", stroke: `var(--${color})`, strokeWidth: width })}
          />
        ) : (
          <text key={text} x={x} y={y} fill={`var(--${color})`}>
            {text}
          </text>
        ),
      )}
    </svg>
  );
}
