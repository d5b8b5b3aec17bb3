import { lazyRetried } from "../../ui/lazy/lazy-retried.ts";

export type { Figure, Vocabulary } from "./reviews-types.ts";

/** What stands behind a figure, and one review. The panels load when first opened. */
export const ReviewPanels = lazyRetried(() => import("./review-panels.tsx"));
