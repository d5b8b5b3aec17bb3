import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";

/** What pleases, best first, and what disappoints, worst first: at most `count` each. A theme in balance is on neither side. */
export function sidesOf(
  { items }: BreakdownResult,
  count: number,
  isShown: (item: BreakdownItem) => boolean,
): { pleases: BreakdownItem[]; disappoints: BreakdownItem[] } {
  const known = items.filter((item) => item.value !== null && isShown(item));
  const byValue = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return {
    pleases: byValue.filter(({ value }) => (value ?? 0) > 0).slice(0, count),
    disappoints: byValue
      .filter(({ value }) => (value ?? 0) < 0)
      .slice(-count)
      .toReversed(),
  };
}
