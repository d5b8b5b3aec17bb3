import type { ReactElement } from "react";

import type { ThumbnailBox } from "../../generated/types.ts";
import styles from "./thumbnail.module.css";

const WIDTH = 54;
const HEIGHT = 34;
const COLUMNS = 12;
const ROWS = 8;
const GAP = 1.5;

/** The first screen of a dashboard in miniature: a tinted box a widget. */
export function Thumbnail({ boxes }: { boxes: readonly ThumbnailBox[] }): ReactElement {
  const column = WIDTH / COLUMNS;
  const row = HEIGHT / ROWS;
  return (
    <svg className={styles.thumbnail} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
      {boxes
        .filter(({ y }) => y < ROWS)
        .map(({ x, y, w, h, view }) => (
          <rect
            key={`${x}-${y}`}
            data-tint={tintOf(view)}
            x={x * column + GAP / 2}
            y={y * row + GAP / 2}
            width={Math.max(1, w * column - GAP)}
            height={Math.max(1, Math.min(h, ROWS - y) * row - GAP)}
            rx={1.5}
          />
        ))}
    </svg>
  );
}

function tintOf(view: string | null): "accent" | "lake" | "plain" {
  if (view === "evolution" || view === "bars" || view === "heatmap") return "accent";
  return view === "map" || view === "themes" || view === "distribution" ? "lake" : "plain";
}
