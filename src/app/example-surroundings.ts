import product from "../../templates/product.json";

import type { ViewContext } from "../engine/table/view-props.ts";

/** What the examples of views are drawn with: a period, a comparison, the product's own thresholds and tonalities. */
export const exampleSurroundings: Omit<ViewContext, "title" | "box"> = {
  period: { from: "2025-07-01", to: "2026-07-01" },
  comparedTo: { from: "2024-07-01", to: "2025-07-01" },
  comparedLabel: "vs N-1",
  audience: "private",
  samples: product.samples,
  tonalities: product.tonalities,
  providerColors: Object.fromEntries(product.providers.map(({ id, color }) => [id, color])),
  now: Date.parse("2026-06-30T09:00:00Z"),
};
