import type { ComponentType } from "react";

/** Sélections: the list, the editor and the comparison, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.selections": () => import("./selections-screen.tsx"),
};

export default screens;
