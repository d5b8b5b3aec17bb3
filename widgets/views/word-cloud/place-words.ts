/** A word to be placed: its size in pixels on the page, glyph included. */
export interface Sized {
  width: number;
  height: number;
}

/** The upper left corner of a placed word. */
export interface Corner {
  x: number;
  y: number;
}

/** Space kept around each word (px), so that neither targets nor letters touch. */
const GAP = 3;
/** Turns of the spiral that are tried before a word is given up. */
const TURNS = 90;

/**
 * Places words in a box, the first ones nearest to its middle, along a flat spiral; null for each that finds no room, or
 * for all of them where `all` must be placed.
 *
 * Words never overlap and never leave the box. The same words in the same box always stand in the same places.
 */
export function placeWords(words: readonly Sized[], box: Sized, all = false): (Corner | null)[] | null {
  const taken: (Corner & Sized)[] = [];
  const placed: (Corner | null)[] = [];
  for (const word of words) {
    const corner = placeOne(word, box, taken);
    if (!corner && all) return null;
    if (corner) taken.push({ ...word, ...corner });
    placed.push(corner);
  }
  return placed;
}

function placeOne(word: Sized, box: Sized, taken: readonly (Corner & Sized)[]): Corner | null {
  if (word.width > box.width || word.height > box.height) return null;
  for (const { x, y } of spiral(box)) {
    const corner = { x: Math.round(x - word.width / 2), y: Math.round(y - word.height / 2) };
    const inside = corner.x >= 0 && corner.y >= 0 && corner.x + word.width <= box.width && corner.y + word.height <= box.height;
    if (inside && taken.every((other) => apart({ ...word, ...corner }, other))) return corner;
  }
  return null;
}

function apart(a: Corner & Sized, b: Corner & Sized): boolean {
  return a.x + a.width + GAP <= b.x || b.x + b.width + GAP <= a.x || a.y + a.height + GAP <= b.y || b.y + b.height + GAP <= a.y;
}

/** Points from the middle outwards, as wide as the box is, about six pixels apart. */
function* spiral({ width, height }: Sized): Generator<Corner> {
  const flat = height / width;
  const reach = Math.hypot(width, height) / 2;
  yield { x: width / 2, y: height / 2 };
  let angle = 0;
  for (;;) {
    const radius = (angle / (2 * Math.PI)) * 7;
    if (radius > reach * 1.2 || angle > TURNS * 2 * Math.PI) return;
    yield {
      x: width / 2 + radius * Math.cos(angle) * Math.max(1, 1 / flat / 2),
      y: height / 2 + radius * Math.sin(angle) * Math.max(flat, 0.5),
    };
    angle += Math.min(0.9, 6 / Math.max(radius, 6));
  }
}
