import type { ComponentType } from "react";

/** What readers of mails decide, without an account, and the mails that went out, by route name. The only file of this feature that others may import. */
const screens = {
  "administration.mails": () => import("./outbox-screen.tsx"),
  "public.mails": () => import("./stop-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
