import { lazy } from "react";

export type { Figure } from "./reviews-types.ts";

/** What a figure rests on, and one review. The panels load when first opened. */
export const ReviewPanels = lazy(() => import("./review-panels.tsx"));
