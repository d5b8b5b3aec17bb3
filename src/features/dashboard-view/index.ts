import type { ComponentType } from "react";

/** Dashboards and destination pages as they are read, private and public, by route name. The only file of this feature that others may import. */
const screens = {
  "observation.dashboard": () => import("./dashboard-screen.tsx"),
  "public.observation.dashboard": () => import("./public-dashboard-screen.tsx"),
  "destination.page": () => import("./destination-screen.tsx"),
  "public.destination.page": () => import("./public-destination-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
