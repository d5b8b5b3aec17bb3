import { useSyncExternalStore } from "react";
import type { UIMatch } from "react-router-dom";

import { moderationFiguresAccess, observationAccess, proAnalysisAccess, publicAccess } from "../../domain/access/access.ts";
import { establishmentPath, moderationPath, ownAnalysisPath, type WebRoute, webRoutes } from "../../domain/access/routes.ts";
import type { DestinationPage } from "../../generated/types.ts";
import { type Session, sessionMayOpen, useSession } from "./session.ts";

/** What a route object of the router knows: its route, or how the address says which it is. */
export type RouteHandle = WebRoute | ((params: UIMatch["params"]) => WebRoute);

const tables = new WeakMap<readonly DestinationPage[], readonly WebRoute[]>();
const unknown = new Map<string, WebRoute>();
const listeners = new Set<() => void>();

/** The table of routes, with the destination's pages as they are known by now; the same object until they change. */
export function routesOf({ pages }: Pick<Session, "pages">): readonly WebRoute[] {
  const table = tables.get(pages) ?? webRoutes(pages);
  tables.set(pages, table);
  return table;
}

/** {@link routesOf} inside the application, anew when the pages change. */
export function useRoutes(): readonly WebRoute[] {
  const session = useSession();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => routesOf(session),
  );
}

/** Takes up the pages that the server names now; true where they differ from those known. */
export function notePages(session: Session, pages: readonly DestinationPage[]): boolean {
  if (JSON.stringify(pages) === JSON.stringify(session.pages)) return false;
  session.pages = pages;
  for (const listener of listeners) listener();
  return true;
}

/**
 * The route of a destination page's address. One that is not known is as absent as any other address, yet asks for
 * what pages ask for first: whoever is not signed in learns of no page.
 */
export function pageRoute(session: Session, { page = "" }: UIMatch["params"]): WebRoute {
  const name = `destination.${page}`;
  const found = routesOf(session).find((route) => route.name === name);
  if (found) return found;
  if (sessionMayOpen(session, observationAccess)) return byName(session, "not-found");
  return remembered({ name, path: `/destination/${page}`, title: "destinationPage", access: observationAccess, area: "destination" });
}

/** The route of a page of an establishment, or of an analysis of one's own: an unknown one is as absent as any other address. */
export function establishmentRoute(
  session: Session,
  kind: "observation.establishment" | "pro.analyze",
  { page = "" }: UIMatch["params"],
): WebRoute {
  const name = `${kind}.${page}`;
  const found = routesOf(session).find((route) => route.name === name);
  if (found) return found;
  const [access, area] = kind === "pro.analyze" ? ([proAnalysisAccess, "pro"] as const) : ([observationAccess, "observation"] as const);
  if (sessionMayOpen(session, access)) return byName(session, "not-found");
  const path = (kind === "pro.analyze" ? ownAnalysisPath : establishmentPath).replace(":page", page);
  return remembered({ name, path, title: "establishment", access, area });
}

/** The route of a page of moderation: an unknown one is as absent as any other address. */
export function moderationRoute(session: Session, { page = "" }: UIMatch["params"]): WebRoute {
  const name = `moderation.${page}`;
  const found = routesOf(session).find((route) => route.name === name);
  if (found) return found;
  if (sessionMayOpen(session, moderationFiguresAccess)) return byName(session, "not-found");
  return remembered({
    name,
    path: moderationPath.replace(":page", page),
    title: "moderation",
    access: moderationFiguresAccess,
    area: "moderation",
  });
}

/** The route of a public address: whether there is such a page is for the server to say. */
export function publicPageRoute(session: Session, { page = "" }: UIMatch["params"]): WebRoute {
  const name = `public.destination.${page}`;
  const found = routesOf(session).find((route) => route.name === name);
  return found ?? remembered({ name, path: `/public/destination/:token/${page}`, title: "unavailable", access: publicAccess });
}

/** The title of a route's page, in words. */
export function titleOf({ title, label }: WebRoute, say: (key: string) => string): string {
  return label ?? say(`routes:${title}`);
}

/** The route with a name that the table always has. */
export function byName(session: Pick<Session, "pages">, name: string): WebRoute {
  const found = routesOf(session).find((route) => route.name === name);
  if (!found) throw new Error(`no route named "${name}"`);
  return found;
}

/** The same object each time, as effects compare it. */
function remembered(route: WebRoute): WebRoute {
  const known = unknown.get(route.name) ?? route;
  unknown.set(route.name, known);
  return known;
}
