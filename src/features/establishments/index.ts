import type { ComponentType } from "react";

/** Etablissements: their list, and how one is followed, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.establishments": () => import("./list-screen.tsx"),
  preferences: () => import("./own-preferences-screen.tsx"),
};

export default screens;
