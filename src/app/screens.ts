import type { ComponentType } from "react";

import account from "../features/account/index.ts";
import dashboards from "../features/dashboards/index.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** Route name → its screen, loaded when first opened. A route without one shows «bientôt disponible». */
export const screens: Record<string, Load> & { soon: Load } = {
  soon: () => import("./screens/soon.tsx"),
  login: () => import("./screens/login.tsx"),
  disconnect: () => import("./screens/disconnect.tsx"),
  loginerror: () => import("./screens/login-error.tsx"),
  "missing-role": () => import("./screens/missing-role.tsx"),
  unavailable: () => import("./screens/unavailable.tsx"),
  maintenance: () => import("./screens/maintenance.tsx"),
  redirect: () => import("./screens/redirect.tsx"),
  "account-verification": () => import("./screens/account-verification.tsx"),
  "not-found": () => import("./screens/not-found.tsx"),
  "observation.dashboard": () => import("./screens/dashboard-view.tsx"),
  "observation.dashboard.edit": () => import("./edit/edit-screen.tsx"),
  "public.observation.dashboard": () => import("./screens/public-dashboard.tsx"),
  ...account,
  ...dashboards,
};

const destinationPage: Load = () => import("./screens/destination-page.tsx");
const publicDestinationPage: Load = () => import("./screens/public-destination-page.tsx");

/** Whether a route has its address and its guard, and its screen is yet to come. */
export function isSoon(name: string): boolean {
  return screenOf(name) === screens.soon;
}

/** The screen of a route: destination pages share one, whatever the product's slug. */
export function screenOf(name: string): Load {
  if (name.startsWith("public.destination.")) return publicDestinationPage;
  if (name.startsWith("destination.")) return destinationPage;
  return screens[name] ?? screens.soon;
}
