import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { mayOpen, observationAccess } from "../../../domain/access/access.ts";
import type { WebRoute } from "../../../domain/access/routes.ts";
import { callApi } from "../../../lib/api.ts";
import { pathOf } from "../../../page/session/paths.ts";
import { routesOf, titleOf, useRoutes } from "../../../page/session/routes.ts";
import { isSoon } from "../../screens.ts";
import { guardRoute, type Session, useSession } from "../../../page/session/session.ts";
import { screenRoute, useMenus } from "../menu/menu-data.ts";
import { inMenuOrder, menuRoutes, signOutRoute } from "./page-order.ts";

/** Where the palette can lead. */
export interface PaletteEntry {
  id: string;
  kind: "page" | "dashboard" | "establishment";
  label: string;
  /** What distinguishes entries of one name. */
  detail: string;
  to: string;
  /** The professional's own establishment that becomes the one on screen. */
  card?: string;
  /** A page of the header's menus: shown before anything has been typed. */
  inMenu?: boolean;
  /** Ends the session: chosen by its name alone. */
  signsOut?: boolean;
}

/** Pages that one is sent to, never goes to, and chapters of a page that is in the list. */
const technical: readonly string[] = [
  "home",
  "login",
  "loginerror",
  "account-verification",
  "maintenance",
  "missing-role",
  "unavailable",
  "redirect",
  "not-found",
  "documentation.widget",
  "documentation.api",
  "documentation.apidae",
];

/** The routes that the session may open and that need no parameter, by the path that leads there. A route that redirects counts as its target. */
export function openRoutes(session: Session): { route: WebRoute; path: string }[] {
  const routes = routesOf(session);
  const children = new Set(routes.filter(({ redirectTo }) => !redirectTo).map(({ name }) => name));
  return routes.flatMap((route) => {
    const path = pathOf(routes, route.name);
    if (path === null || technical.includes(route.name) || route.name.startsWith("public.")) return [];
    // Its target is in the list by itself, unless it needs what the redirect gives it.
    if (route.redirectTo && children.has(route.redirectTo.name) && !route.redirectTo.params) return [];
    // A screen that is yet to be built is no door.
    return guardRoute(session, route).pass && !isSoon(screenRoute(route.name, routes)) ? [{ route, path }] : [];
  });
}

/** Everything that the palette finds for this user. Establishments are asked for once something has been typed. */
export function usePaletteEntries(typed: boolean): PaletteEntry[] {
  const { t } = useTranslation(["app", "routes"]);
  const session = useSession();
  const menus = useMenus();
  const routes = useRoutes();
  const observes = mayOpen(session.user, observationAccess, session.app.product.slug);
  const seesEstablishments = observes && !isSoon("observation.establishment.dashboard");
  const dashboards = useQuery({
    queryKey: ["dashboards"],
    queryFn: () => callApi("listDashboards"),
    enabled: observes,
  });
  const places = useQuery({
    queryKey: ["palette", "establishments"],
    queryFn: ({ signal }) => callApi("askFacets", { body: { dimensions: ["establishment"] }, signal }),
    enabled: seesEstablishments && typed,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    const inMenu = menuRoutes([...menus.main, ...menus.parameters], routes);
    const pages = inMenuOrder(openRoutes(session), inMenu, routes).map(({ route, path }): PaletteEntry => {
      const title = titleOf(route, (key) => t(key as never, { product: session.app.product.name }));
      // Professionals moderate nothing there: they answer.
      const label = route.name === "moderation.reviews" && session.user?.type === "TP" ? t("routes:replies") : title;
      return {
        id: route.name,
        kind: "page",
        label: path.startsWith("/pro/analyze/") ? `${t("routes:analyze")}, ${label}` : label,
        detail: "",
        to: path,
        ...(inMenu.includes(screenRoute(route.name, routes)) ? { inMenu: true } : {}),
        ...(route.name === signOutRoute ? { signsOut: true } : {}),
      };
    });
    const boards = (dashboards.data ?? []).map(({ id, title, description }): PaletteEntry => ({
      id,
      kind: "dashboard",
      label: title,
      detail: description ?? "",
      to: `/dashboard/views/${id}`,
    }));
    const found = typed && seesEstablishments ? (places.data?.facets.establishment ?? []) : [];
    const establishments = found.map(({ value, label }): PaletteEntry => ({
      id: value,
      kind: "establishment",
      label,
      detail: "",
      to: `/establishments/${encodeURIComponent(value)}/dashboard`,
    }));
    const home = routes.find(({ name }) => name === "pro.dashboard");
    if (!typed || !home || !guardRoute(session, home).pass) return [...pages, ...boards, ...establishments];
    const own = (session.user?.cards ?? []).map(({ id, name, city }): PaletteEntry => ({
      id,
      kind: "establishment",
      label: name,
      detail: city ?? "",
      to: home.path,
      card: id,
    }));
    return [...pages, ...boards, ...establishments, ...own];
  }, [session, routes, menus, t, dashboards.data, places.data, typed, seesEstablishments]);
}
