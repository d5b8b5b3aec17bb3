import type { ComponentType } from "react";

/** Reviews that wait for an answer, and the trial of suggestions, by route name. The only file of this feature that others may import. */
const screens: Record<string, () => Promise<{ default: ComponentType }>> = {
  "observation.answers": () => import("./destination-screen.tsx"),
  "pro.answers": () => import("./own-screen.tsx"),
  "trial.responses": () => import("./trial-screen.tsx"),
};

export default screens;
