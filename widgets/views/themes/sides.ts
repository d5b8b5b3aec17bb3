import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";

/** The sides of a tile, no longer than its box has room for: a side below the fold would not be seen. */
export function shownSides({ options, result, context }: ViewProps<"themes">): ReturnType<typeof sidesOf> {
  const isSeen = (item: BreakdownItem): boolean => isShown(sampleOf(item, result.unit, context.samples, context.audience));
  const room = context.box.h * ROW - FRAME;
  const within = (height: number): ReturnType<typeof sidesOf> => sidesOf(result, options.count ?? 3, isSeen, Math.floor(height / LINE));
  const sides = within(room);
  if (context.box.w > NARROW) return sides;
  const tall = [...sides.pleases, ...sides.disappoints, ...sides.least].filter(({ label }) => label.length > LONG).length;
  return within(room - tall * SECOND);
}

/** A row of the grid with its gap, what a tile has beside its themes, one of these, and the second line of its name (px). */
const ROW = 72;
const FRAME = 140;
const LINE = 25;
const SECOND = 7;
/** A box of at most this many columns: a name of more than `LONG` letters may take two lines there. */
const NARROW = 4;
const LONG = 18;

/**
 * What pleases, best first, and what disappoints, worst first: `count` each, and the room that one side leaves for the
 * other, up to `most` rows. A theme in balance is on neither side.
 *
 * `all`: how many there is room for. Where nothing disappoints, `least` holds what pleases least, worst first, and never a theme that is among the best.
 */
export function sidesOf(
  { items }: BreakdownResult,
  count: number,
  isSeen: (item: BreakdownItem) => boolean,
  most = 2 * count,
): { pleases: BreakdownItem[]; disappoints: BreakdownItem[]; least: BreakdownItem[]; all: number } {
  const known = items.filter((item) => item.value !== null && isSeen(item));
  const byValue = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [above, below] = [byValue.filter(({ value }) => (value ?? 0) > 0), byValue.filter(({ value }) => (value ?? 0) < 0)];
  const room = (other: readonly BreakdownItem[]): number =>
    other.length > 0 ? Math.max(Math.min(2 * count, most) - other.length, count) : count;
  const pleases = above.slice(0, room(below));
  const disappoints = below.slice(-room(above)).toReversed();
  const least = disappoints.length > 0 ? [] : byValue.slice(pleases.length).slice(-count).toReversed();
  return { pleases, disappoints, least, all: above.length + below.length };
}
