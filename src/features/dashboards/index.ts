import type { ComponentType } from "react";

/** Tableaux de bords: the list and the gallery of templates, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.dashboard.list": () => import("./list-screen.tsx"),
  "observation.dashboard.templates": () => import("./templates-screen.tsx"),
};

export default screens;
