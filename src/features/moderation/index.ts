import type { ComponentType } from "react";

/** Modération: own reviews to publish or refuse, and the pages of its figures, by route name. The only file of this feature that others may import. */
const screens = {
  "moderation.reviews": () => import("./moderation-screen.tsx"),
  "moderation.page": () => import("./moderation-page-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
