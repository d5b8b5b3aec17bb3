import type { ComponentType } from "react";

/** Avis: the destination's reviews, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.reviews": () => import("./reviews-screen.tsx"),
};

export default screens;
