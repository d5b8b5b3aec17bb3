/** How narrow a sheet is for its words. */
export interface SheetRoom {
  /** It lies on its long side. */
  isWide: boolean;
  /** Its letters are large. */
  isLarge: boolean;
}

/** How many of twelve columns of a sheet a tile takes that has so many on a screen. */
export function paperSpan(width: number, { isWide, isLarge }: SheetRoom): number {
  if (isWide && !isLarge) return Math.max(3, width);
  if (width <= 3) return isLarge ? 4 : 3;
  if (width === 4) return isLarge ? 6 : 4;
  return width <= 7 ? 6 : 12;
}

/** Puts tiles side by side in the order in which they are read; a row that is not full is stretched. */
export function packedRows<T>(tiles: readonly T[], widthOf: (tile: T) => number, room: SheetRoom): { tile: T; span: number }[][] {
  const rows: { tile: T; span: number }[][] = [];
  let used = 12;
  for (const tile of tiles) {
    const span = paperSpan(widthOf(tile), room);
    if (used + span > 12) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ tile, span });
    used += span;
  }
  return rows;
}
