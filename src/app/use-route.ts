import { useMatches } from "react-router-dom";

import type { WebRoute } from "../domain/routes.ts";

/** The route on screen. */
export function useRoute(): WebRoute | undefined {
  return useMatches().findLast(({ handle }) => handle !== undefined)?.handle as WebRoute | undefined;
}
