import { lazy } from "react";

import type { ComponentType } from "react";

/** Mon compte, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  account: () => import("./account-screen.tsx"),
};

export default screens;

/** The two forms of the account, for every place where their data are corrected; `onSaved` is called after each save. */
export const AccountForms = lazy(() => import("./account-forms.tsx"));
