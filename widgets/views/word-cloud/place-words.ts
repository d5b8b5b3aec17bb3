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
 * Words never overlap and never leave the box. The same words in the same box always have the same places.
 */
export function placeWords(words: readonly Sized[], box: Sized, all = false): (Corner | null)[] | null {
  if (all && areaOf(words) > (box.width + GAP) * (box.height + GAP)) return null;
  const middles = spiral(box);
  const taken: (Corner & Sized)[] = [];
  const placed: (Corner | null)[] = [];
  for (const word of words) {
    const corner = placeOne(word, box, middles, taken);
    if (!corner && all) return null;
    if (corner) taken.push({ width: word.width, height: word.height, ...corner });
    placed.push(corner);
  }
  return placed;
}

/** What the words take at least, with the gap beside and below each (px²). */
function areaOf(words: readonly Sized[]): number {
  return words.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
}

function placeOne({ width, height }: Sized, box: Sized, middles: readonly Corner[], taken: readonly (Corner & Sized)[]): Corner | null {
  if (width > box.width || height > box.height) return null;
  // Neighbouring points are mostly refused by the same word: it is asked first.
  let inTheWay: (Corner & Sized) | undefined;
  for (const middle of middles) {
    const x = Math.round(middle.x - width / 2);
    const y = Math.round(middle.y - height / 2);
    if (x < 0 || y < 0 || x + width > box.width || y + height > box.height) continue;
    const touches = (other: Corner & Sized): boolean =>
      x + width + GAP > other.x && other.x + other.width + GAP > x && y + height + GAP > other.y && other.y + other.height + GAP > y;
    if (inTheWay && touches(inTheWay)) continue;
    inTheWay = taken.find(touches);
    if (!inTheWay) return { x, y };
  }
  return null;
}

/** Points from the middle outwards, as wide as the box is, about six pixels apart. */
function spiral({ width, height }: Sized): Corner[] {
  const flat = height / width;
  const reach = Math.hypot(width, height) / 2;
  const points = [{ x: width / 2, y: height / 2 }];
  let angle = 0;
  for (;;) {
    const radius = (angle / (2 * Math.PI)) * 7;
    if (radius > reach * 1.2 || angle > TURNS * 2 * Math.PI) return points;
    const [x, y] = [
      width / 2 + radius * Math.cos(angle) * Math.max(1, 1 / flat / 2),
      height / 2 + radius * Math.sin(angle) * Math.max(flat, 0.5),
    ];
    if (x >= 0 && y >= 0 && x <= width && y <= height) points.push({ x, y });
    angle += Math.min(0.9, 6 / Math.max(radius, 6));
  }
}
