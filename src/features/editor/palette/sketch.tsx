import type { ReactElement } from "react";

import type { View } from "../../../generated/types.ts";
import styles from "./sketch.module.css";

// Named, so that of each manifest its sketch alone comes with the editor.
const sketches = import.meta.glob<View["sketch"]>("../../../../widgets/views/*/view.json", { eager: true, import: "sketch" });

/** A view in small, drawn of nothing but itself, in the colours of the theme. Decorative: the name beside it says it. */
export function Sketch({ view }: { view: string }): ReactElement {
  const parts = sketches[`../../../../widgets/views/${view}/view.json`] ?? [];
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
