import type { ComponentType } from "react";

/** What a professional reads of the own establishments, by route name. The only file of this feature that others may import. */
const screens = {
  "pro.dashboard": () => import("./dashboard-screen.tsx"),
  "pro.analyze.page": () => import("./analysis-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
