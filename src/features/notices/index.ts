import type { ComponentType } from "react";

/** What accounts are written about, and the mails that went out, by route name. The only file of this feature that others may import. */
const screens = {
  notices: () => import("./notices-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
