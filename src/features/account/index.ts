import { lazy } from "react";

import type { ComponentType } from "react";

/** Mon compte, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  account: () => import("./account-screen.tsx"),
  offers: () => import("./store/offers-screen.tsx"),
  "account.options": () => import("./store/options-screen.tsx"),
  "account.subscription.widget-expert": () => import("./subscription/subscription-screen.tsx"),
  "account.invoices": () => import("./invoices/invoices-screen.tsx"),
  "account.support": () => import("./help/help-screen.tsx"),
};

export default screens;

/** The two forms of the account, for every place where their data are corrected; `onSaved` is called after each save. */
export const AccountForms = lazy(() => import("./account-forms.tsx"));
