/** A box in a grid: columns and rows, from 0. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Columns of the stored grid. */
export const gridColumns = 12;

/**
 * Boxes without overlap and without vertical gaps, in the order given: from the top left, each box rises
 * until another stops it, else sinks below what it would cover. `first` names a box that keeps its place
 * before the others (the one just moved). Settling twice changes nothing more. The rule is that of
 * react-grid-layout's vertical compaction, so that reading and editing agree.
 */
export function settle<B extends Box>(boxes: readonly B[], { columns = gridColumns, first }: { columns?: number; first?: B } = {}): B[] {
  const placed: Box[] = [];
  const settled = new Map<B, B>();
  for (const box of topDown(boxes, first)) {
    const width = Math.min(box.w, columns);
    const candidate = {
      ...box,
      w: width,
      x: Math.max(0, Math.min(box.x, columns - width)),
      y: Math.min(Math.max(0, box.y), bottomOf(placed)),
    };
    while (candidate.y > 0 && !collision({ ...candidate, y: candidate.y - 1 }, placed)) candidate.y -= 1;
    for (let other = collision(candidate, placed); other; other = collision(candidate, placed)) candidate.y = other.y + other.h;
    placed.push(candidate);
    settled.set(box, candidate);
  }
  return boxes.map((box) => settled.get(box) ?? box);
}

/**
 * The boxes of a narrower page, in the order given: nothing of it is stored. Twelve columns are the boxes
 * themselves, settled; one column stacks them in the order of y, then x; between, widths shrink in proportion,
 * rounded up, boxes flow in the same order, and each takes the space left free on its right.
 */
export function arrange<B extends Box>(boxes: readonly B[], columns: number): B[] {
  if (columns >= gridColumns) return settle(boxes, { columns });
  const placed: B[] = [];
  const arranged = new Map<B, B>();
  let line = 0;
  for (const box of topDown(boxes)) {
    const w = Math.min(columns, Math.ceil((box.w * columns) / gridColumns));
    const next = firstFree({ ...box, w }, placed, columns, line);
    line = next.y;
    placed.push(next);
    arranged.set(box, next);
  }
  for (const box of placed) {
    while (
      box.x + box.w < columns &&
      !collision(
        { ...box, w: box.w + 1 },
        placed.filter((other) => other !== box),
      )
    )
      box.w += 1;
  }
  return boxes.map((box) => arranged.get(box) ?? box);
}

/** The order of reading: y, then x. */
export function topDown<B extends Box>(boxes: readonly B[], first?: B): B[] {
  return boxes.toSorted((a, b) => a.y - b.y || Number(b === first) - Number(a === first) || a.x - b.x);
}

/**
 * Boxes in bands that no box crosses, top down, in the order of reading within each; rows are counted from the band's
 * own first. On paper a page may end between two bands, never within one.
 */
export function bandsOf<B extends Box>(boxes: readonly B[]): B[][] {
  const bands: { top: number; bottom: number; boxes: B[] }[] = [];
  for (const box of topDown(boxes)) {
    const band = bands.at(-1);
    if (!band || box.y >= band.bottom) bands.push({ top: box.y, bottom: box.y + box.h, boxes: [{ ...box, y: 0 }] });
    else {
      band.boxes.push({ ...box, y: box.y - band.top });
      band.bottom = Math.max(band.bottom, box.y + box.h);
    }
  }
  return bands.map(({ boxes: own }) => own);
}

/** The first row below all boxes. */
export function bottomOf(boxes: readonly Box[]): number {
  return boxes.reduce((bottom, { y, h }) => Math.max(bottom, y + h), 0);
}

/** The highest, then leftmost place from row `line` on where a box covers no other; it must not be wider than the columns. */
export function firstFree<B extends Box>(box: B, placed: readonly Box[], columns = gridColumns, line = 0): B {
  for (let y = line; ; y += 1) {
    for (let x = 0; x + box.w <= columns; x += 1) {
      const candidate = { ...box, x, y };
      if (!collision(candidate, placed)) return candidate;
    }
  }
}

/** A box that this one covers in part or whole, if any. */
export function collision(box: Box, placed: readonly Box[]): Box | undefined {
  return placed.find(
    (other) => box.x < other.x + other.w && other.x < box.x + box.w && box.y < other.y + other.h && other.y < box.y + box.h,
  );
}
