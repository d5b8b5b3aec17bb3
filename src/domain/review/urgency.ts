import type { Product, UrgencyRule } from "../../generated/types.ts";

/** What makes a review urgent where the product does not say. */
const usual: UrgencyRule = { bad_below: 5, recent_days: 30, seen_share: 0.2 };

/** By what unanswered reviews are put in order: bad and recent ones, other bad ones, recent ones, the rest; among equals those that many see, a text before a mark alone, then the latest. */
export function urgencyOf({ urgency }: Pick<Product, "urgency">): UrgencyRule {
  return urgency ?? usual;
}
