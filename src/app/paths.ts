import { generatePath, matchPath } from "react-router-dom";

import type { WebRoute } from "../domain/routes.ts";

/** The address of a named route with its parameters; null where the name or a parameter is wrong. */
export function pathOf(routes: readonly WebRoute[], name: string, params: Readonly<Record<string, string>> = {}): string | null {
  const route = routes.find((other) => other.name === name);
  if (!route) return null;
  try {
    return generatePath(route.path, { ...params });
  } catch {
    return null;
  }
}

/** The route that an address leads to; the table's order decides between two that match. */
export function routeAt(routes: readonly WebRoute[], pathname: string): WebRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}
