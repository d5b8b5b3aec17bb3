import type { ComponentType } from "react";

/** The pages of one establishment, whichever it is and whichever page. The only file of this feature that others may import. */
const screens = {
  "observation.establishment.page": () => import("./establishment-screen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export default screens;
