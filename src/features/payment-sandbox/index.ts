import type { ComponentType } from "react";

/** The page of the demonstration's bank, by route name. The only file of this feature that others may import. */
const screens = {
  "public.payment": () => import("./sandbox-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
