import type { ComponentType } from "react";

import account from "../features/account/index.ts";
import answers from "../features/answers/index.ts";
import barometer from "../features/barometer/index.ts";
import dashboardView from "../features/dashboard-view/index.ts";
import dashboards from "../features/dashboards/index.ts";
import establishment from "../features/establishment/index.ts";
import ownReview from "../features/own-review/index.ts";
import paymentSandbox from "../features/payment-sandbox/index.ts";
import professional from "../features/professional/index.ts";
import editor from "../features/editor/index.ts";
import establishments from "../features/establishments/index.ts";
import forms from "../features/forms/index.ts";
import remarks from "../features/remarks/index.ts";
import mails from "../features/mails/index.ts";
import notices from "../features/notices/index.ts";
import moderation from "../features/moderation/index.ts";
import reviews from "../features/reviews/index.ts";
import selections from "../features/selections/index.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** Route name → its screen, loaded when first opened. A route without one shows «bientôt disponible». */
export const screens: Record<string, Load> & { soon: Load } = {
  soon: () => import("./screens/soon.tsx"),
  login: () => import("./screens/login.tsx"),
  disconnect: () => import("./screens/disconnect.tsx"),
  loginerror: () => import("./screens/login-error.tsx"),
  "missing-role": () => import("./screens/missing-role.tsx"),
  unavailable: () => import("../page/messages/unavailable.tsx"),
  maintenance: () => import("./screens/maintenance.tsx"),
  redirect: () => import("./screens/redirect.tsx"),
  "account-verification": () => import("./screens/account-verification.tsx"),
  "not-found": () => import("../page/messages/not-found.tsx"),
  ...account,
  ...answers,
  ...barometer,
  ...dashboardView,
  ...dashboards,
  ...editor,
  ...establishments,
  ...forms,
  ...remarks,
  ...mails,
  ...moderation,
  ...notices,
  ...ownReview,
  ...paymentSandbox,
  ...reviews,
  ...establishment,
  ...professional,
  ...selections,
};

/** Whether a route has its address and its guard, and its screen is yet to come. */
export function isSoon(name: string): boolean {
  return screenOf(name) === screens.soon;
}

/** What a screen is kept by from one address to the next: pages of an establishment are one screen. */
export function screenKey(name: string): string {
  return name.replace(/^(observation\.establishment|pro\.analyze)\..*/, "$1");
}

/** The screen of a route: destination pages share one, whatever the product's slug. */
export function screenOf(name: string): Load {
  if (name.startsWith("public.destination.")) return dashboardView["public.destination.page"];
  if (name.startsWith("destination.")) return dashboardView["destination.page"];
  if (name.startsWith("observation.establishment.")) return establishment["observation.establishment.page"];
  if (name.startsWith("pro.analyze.")) return professional["pro.analyze.page"];
  if (name.startsWith("moderation.") && !Object.hasOwn(screens, name)) return moderation["moderation.page"];
  return screens[name] ?? screens.soon;
}
