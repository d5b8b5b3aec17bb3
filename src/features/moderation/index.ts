import type { ComponentType } from "react";

/** Modération: own reviews to publish or refuse, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "moderation.reviews": () => import("./moderation-screen.tsx"),
};

export default screens;
