import { type Sample, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { BreakdownResult } from "../../../src/generated/types.ts";

/** How far the shares may be trusted: they are estimates over all reviews, though each count is exact. */
export function sampleOfAll(
  { items, total }: BreakdownResult,
  count: number,
  { samples, audience }: Pick<ViewContext, "samples" | "audience">,
): Sample {
  if (total.hidden || items.some(({ hidden }) => hidden)) return "hidden";
  return sampleOf({ value: count > 0 ? count : null, n: count }, "percent", samples, audience);
}
