import { generatePath } from "react-router-dom";

import type { WebRoute } from "../../domain/access/routes.ts";

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
