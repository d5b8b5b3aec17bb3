import type { ViewWords } from "./view-text.ts";

/** Dimensions whose values have a noun of their own. */
const named = [
  "category",
  "provider",
  "theme",
  "establishment",
  "commune",
  "child",
  "language",
  "country",
  "profile",
  "expression",
  "selection",
] as const;

/**
 * What the values of a dimension that share one bar, line or slice are called: «3 autres catégories».
 *
 * Never «Autres», which is close to the name of a value: a category may be called «Autre».
 */
export function othersName(t: ViewWords): (dimension: string, count: number) => string {
  return (dimension, count) => t(`others.${named.find((name) => name === dimension) ?? "value"}`, { count });
}
