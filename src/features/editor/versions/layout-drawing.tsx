import type { ReactElement } from "react";

import { bottomOf } from "../../../engine/document/grid.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import styles from "./versions.module.css";

const COLUMN = 24;
const ROW = 14;
const GAP = 3;
/** Letters of a title that fit into a column. */
const LETTERS = 4.6;

/** The first tab of a document as boxes with their titles, those that differ marked. The sentences beside it say the same. */
export function LayoutDrawing({ tiles, changed }: { tiles: readonly Tile[]; changed: ReadonlySet<string> }): ReactElement {
  const boxes = stacked(tiles);
  const height = Math.max(4, bottomOf(boxes)) * ROW;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${12 * COLUMN} ${height}`} aria-hidden>
      {boxes.map(({ id, title, x, y, w, h }) => (
        <g key={id} data-changed={changed.has(id) || undefined}>
          <rect x={x * COLUMN} y={y * ROW} width={w * COLUMN - GAP} height={h * ROW - GAP} rx={3} />
          <text x={x * COLUMN + 5} y={y * ROW + 12}>
            {shortened(title, Math.floor(w * LETTERS))}
          </text>
        </g>
      ))}
    </svg>
  );
}

function shortened(title: string, letters: number): string {
  return title.length <= letters ? title : `${title.slice(0, letters - 1).trimEnd()}…`;
}

/** The boxes of the first tab, section below section. */
function stacked(tiles: readonly Tile[]): { id: string; title: string; x: number; y: number; w: number; h: number }[] {
  const boxes: ReturnType<typeof stacked> = [];
  let [top, section] = [0, tiles[0]?.place.section];
  for (const { id, title, place } of tiles) {
    if (place.tab !== tiles[0]?.place.tab) continue;
    if (place.section !== section) [top, section] = [bottomOf(boxes) + 1, place.section];
    boxes.push({ id, title, ...place.box, y: top + place.box.y });
  }
  return boxes;
}
