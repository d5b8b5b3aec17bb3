import { type Box, collision, gridColumns, topDown } from "./grid.ts";

/**
 * The boxes of a settled grid, in the order given, with one a place earlier (-1) or later (1) in the order of reading,
 * which is that of a single column; the same boxes where there is no such place. What reads before both stays where it
 * is, the two take the next free places, and what follows keeps its own where that is still free and reached in order.
 * Settled again, nothing moves.
 */
export function shifted<B extends Box>(boxes: readonly B[], box: B, by: -1 | 1, columns = gridColumns): B[] {
  const order = topDown(boxes);
  const first = by === 1 ? order.indexOf(box) : order.indexOf(box) - 1;
  const [one, other] = [order[first], order[first + 1]];
  if (!order.includes(box) || !one || !other) return [...boxes];
  const placed: B[] = order.slice(0, first);
  const moved = new Map<B, B>();
  for (const next of [other, one, ...order.slice(first + 2)]) {
    const keeps = next !== one && next !== other && isNext(next, placed);
    const place = keeps ? next : nextPlace(next, placed, columns);
    placed.push(place);
    moved.set(next, place);
  }
  return boxes.map((given) => moved.get(given) ?? given);
}

/** Whether a box, in its place, reads after all those placed, covers none of them and could not rise. */
function isNext(box: Box, placed: readonly Box[]): boolean {
  const last = placed.at(-1);
  const inOrder = !last || box.y > last.y || (box.y === last.y && box.x > last.x);
  return inOrder && !collision(box, placed) && (box.y === 0 || collision({ ...box, y: box.y - 1 }, placed) !== undefined);
}

/** The first place where {@link isNext} holds: there is always one, below the lowest of the boxes. */
function nextPlace<B extends Box>(box: B, placed: readonly B[], columns: number): B {
  for (let y = placed.at(-1)?.y ?? 0; ; y += 1) {
    for (let x = 0; x + box.w <= columns; x += 1) {
      const place = { ...box, x, y };
      if (isNext(place, placed)) return place;
    }
  }
}
