import type { ComponentType } from "react";

/** Remarks taken at a counter, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "forms.remarks": () => import("./remarks-screen.tsx"),
};

export default screens;
