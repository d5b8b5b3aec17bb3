import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";

/** The sides of a tile: at most as many themes each as its option says. */
export function shownSides({ options, result, context }: ViewProps<"themes">): ReturnType<typeof sidesOf> {
  const isSeen = (item: BreakdownItem): boolean => isShown(sampleOf(item, result.unit, context.samples, context.audience));
  return sidesOf(result, options.count ?? 3, isSeen);
}

/**
 * What pleases, best first, and what disappoints, worst first: at most `count` each. A theme in balance is on neither side.
 *
 * `all`: how many both sides have. Where nothing disappoints, `least` holds what pleases least, worst first, and never a theme that is among the best.
 */
export function sidesOf(
  { items }: BreakdownResult,
  count: number,
  isSeen: (item: BreakdownItem) => boolean,
): { pleases: BreakdownItem[]; disappoints: BreakdownItem[]; least: BreakdownItem[]; all: number } {
  const known = items.filter((item) => item.value !== null && isSeen(item));
  const byValue = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [above, below] = [byValue.filter(({ value }) => (value ?? 0) > 0), byValue.filter(({ value }) => (value ?? 0) < 0)];
  const pleases = above.slice(0, count);
  const disappoints = below.slice(-count).toReversed();
  const least = disappoints.length > 0 ? [] : byValue.slice(pleases.length).slice(-count).toReversed();
  return { pleases, disappoints, least, all: above.length + below.length };
}
