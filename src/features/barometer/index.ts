import type { ComponentType } from "react";

/** The month of a territory, and the journal beside it, by route name. The only file of this feature that others may import. */
const screens = {
  "observation.barometer": () => import("./barometer-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
