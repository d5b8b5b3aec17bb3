import type { ComponentType } from "react";

/** Satisfaction forms, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  forms: () => import("./list-screen.tsx"),
  "forms.edit": () => import("./form-screen.tsx"),
};

export default screens;
