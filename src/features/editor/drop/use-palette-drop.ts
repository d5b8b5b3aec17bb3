import { type DragEvent, useMemo, useState } from "react";

import type { Box } from "../../../engine/document/grid.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { Boxes } from "../use-grid-gesture.ts";
import { type Cells, cellAt, droppedBoxes } from "./dropped-boxes.ts";

/** What a drag from the palette carries. */
export const DRAGGED_TYPE = "application/x-widget-type";

interface PaletteDropOptions {
  tiles: readonly Tile[];
  cells: Cells;
  /** The size of the type that is being dragged; give it the same identity as long as that drag lasts. */
  dropping: { w: number; h: number } | undefined;
  /** A type was dropped; every box of the section is where it was shown last. */
  onDrop: (type: string, boxes: Boxes) => void;
}

interface PaletteDrop {
  /** Every box of the section if the drag ended now, once it is over the section. */
  boxes: Boxes | undefined;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDragLeave: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

/**
 * Takes what is dragged from the palette onto a section. Where it would be is computed from the pointer and the document
 * alone, never from where the drag has been before, and what is dropped is what was shown last.
 */
export function usePaletteDrop({ tiles, cells, dropping, onDrop }: PaletteDropOptions): PaletteDrop {
  const [over, setOver] = useState<{ dropping: object; box: Box }>();
  const boxes = useMemo(
    () => (over && over.dropping === dropping ? droppedBoxes(tiles, over.box, cells.columns) : undefined),
    [tiles, over, dropping, cells.columns],
  );
  const boxUnder = ({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>, size: { w: number; h: number }): Box => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { ...cellAt({ x: clientX - left, y: clientY - top }, size, cells), w: size.w, h: size.h };
  };
  return {
    boxes,
    onDragOver: (event) => {
      if (!dropping) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      const box = boxUnder(event, dropping);
      setOver((before) => (before?.dropping === dropping && before.box.x === box.x && before.box.y === box.y ? before : { dropping, box }));
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined);
    },
    onDrop: (event) => {
      const type = event.dataTransfer.getData(DRAGGED_TYPE);
      if (!dropping || !type) return;
      event.preventDefault();
      setOver(undefined);
      onDrop(type, boxes ?? droppedBoxes(tiles, boxUnder(event, dropping), cells.columns));
    },
  };
}
