import type { ComponentType } from "react";

/** The editor of dashboards, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.dashboard.edit": () => import("./edit-screen.tsx"),
};

export default screens;
