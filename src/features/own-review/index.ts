import type { ComponentType } from "react";

/** The public pages of own reviews, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "public.review.new": () => import("./new-review-screen.tsx"),
  "public.review.report": () => import("./report-screen.tsx"),
  "public.review": () => import("./author-screen.tsx"),
  "public.report": () => import("./receipt-screen.tsx"),
  "public.moderation.control": () => import("./control-screen.tsx"),
  "public.moderation.review": () => import("./reply-screen.tsx"),
};

export default screens;
