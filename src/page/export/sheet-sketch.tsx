import type { ReactElement } from "react";

import type { Tab } from "../../generated/types.ts";
import type { Orientation, TextSize } from "./paper-query.ts";
import { packedRows } from "../../domain/design/paper-rows.ts";
import styles from "./paper-dialog.module.css";

interface SheetSketchProps {
  label: string;
  orientation: Orientation;
  text: TextSize;
  title: string;
  tab: Tab | undefined;
}

const MARGIN = 14;
const GAP = 4;
const letters: Readonly<Record<TextSize, number>> = { small: 4, normal: 5, large: 6.5 };

/** The first page in outline: how tiles lie on the sheet, and how large words are on it. */
export function SheetSketch({ label, orientation, text, title, tab }: SheetSketchProps): ReactElement {
  const [width, height] = orientation === "portrait" ? [210, 297] : [297, 210];
  const inner = width - 2 * MARGIN;
  const size = letters[text];
  const top = MARGIN + size * 4.4;
  const boxes = tab ? boxesOf(tab, { orientation, text, inner, top, bottom: height - MARGIN }) : [];
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={styles.sheet} x={0.5} y={0.5} width={width - 1} height={height - 1} rx={2} />
      <text className={styles.words} x={MARGIN} y={MARGIN + size * 1.6} fontSize={size * 1.9}>
        {title.length > 28 ? `${title.slice(0, 27)}…` : title}
      </text>
      <rect className={styles.line} x={MARGIN} y={MARGIN + size * 2.6} width={inner * 0.5} height={size * 0.5} />
      <rect className={styles.line} x={width - MARGIN - 16} y={MARGIN - 2} width={16} height={16} />
      {boxes.map(({ id, ...box }) => (
        <g key={id}>
          <rect className={styles.tile} {...box} rx={2} />
          <rect className={styles.line} x={box.x + 4} y={box.y + 4} width={box.width * 0.45} height={size * 0.6} />
        </g>
      ))}
    </svg>
  );
}

interface Room {
  orientation: Orientation;
  text: TextSize;
  inner: number;
  top: number;
  bottom: number;
}

/** The outlines of the tiles that lie on the first page. */
function boxesOf(
  { sections }: Tab,
  { orientation, text, inner, top, bottom }: Room,
): { id: string; x: number; y: number; width: number; height: number }[] {
  const tiles = sections.flatMap(({ grid }) => grid.toSorted((a, b) => a.y - b.y || a.x - b.x));
  const boxes = [];
  let y = top;
  for (const row of packedRows(tiles, ({ w }) => w, { isWide: orientation === "landscape", isLarge: text === "large" })) {
    const total = row.reduce((sum, { span }) => sum + span, 0);
    const height = Math.max(...row.map(({ tile }) => 14 + tile.h * 9));
    if (y + height > bottom) break;
    let x = MARGIN;
    for (const { tile, span } of row) {
      const width = ((inner - GAP * (row.length - 1)) * span) / total;
      boxes.push({ id: tile.widget, x, y, width, height });
      x += width + GAP;
    }
    y += height + GAP;
  }
  return boxes;
}
