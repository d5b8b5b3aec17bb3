import { type UIMatch, useMatches } from "react-router-dom";

import type { WebRoute } from "../../domain/access/routes.ts";
import type { RouteHandle } from "./routes.ts";

/** The route on screen. */
export function useRoute(): WebRoute | undefined {
  return shownRoute(useMatches());
}

/** The route of the innermost match that has one. */
export function shownRoute(matches: readonly Pick<UIMatch, "handle" | "params">[]): WebRoute | undefined {
  const match = matches.findLast(({ handle }) => handle !== undefined);
  const handle = match?.handle as RouteHandle | undefined;
  return typeof handle === "function" ? handle(match?.params ?? {}) : handle;
}
