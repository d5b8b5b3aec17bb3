import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";

/**
 * What pleases, best first, and what disappoints, worst first: `count` each, and the room that one side leaves for the
 * other. A theme in balance is on neither side.
 *
 * Where nothing disappoints, `least` holds what pleases least, worst first, and never a theme that is among the best.
 */
export function sidesOf(
  { items }: BreakdownResult,
  count: number,
  isShown: (item: BreakdownItem) => boolean,
): { pleases: BreakdownItem[]; disappoints: BreakdownItem[]; least: BreakdownItem[] } {
  const known = items.filter((item) => item.value !== null && isShown(item));
  const byValue = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [above, below] = [byValue.filter(({ value }) => (value ?? 0) > 0), byValue.filter(({ value }) => (value ?? 0) < 0)];
  const room = (other: readonly BreakdownItem[]): number => (other.length > 0 ? Math.max(2 * count - other.length, count) : count);
  const pleases = above.slice(0, room(below));
  const disappoints = below.slice(-room(above)).toReversed();
  const least = disappoints.length > 0 ? [] : byValue.slice(pleases.length).slice(-count).toReversed();
  return { pleases, disappoints, least };
}
