import type { Product } from "../../generated/types.ts";

/** Days after its publication from which a review comes late, where the product does not say. */
const usual = 30;

/** Days after its publication from which a review of a source that is collected comes late. */
export function lateAfterOf({ late_after_days }: Pick<Product, "late_after_days">): number {
  return late_after_days ?? usual;
}
