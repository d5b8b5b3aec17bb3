import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { useMemo } from "react";

import { guard, isMalconfigured, mustSubscribe } from "../../../domain/access/guard.ts";
import type { WebRoute } from "../../../domain/access/routes.ts";
import type { Menu, MenuBadge, MenuItem } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { pathOf } from "../../../page/session/paths.ts";
import { useRoutes } from "../../../page/session/routes.ts";
import { isSoon } from "../../screens.ts";
import { useSession } from "../../../page/session/session.ts";
import { menuIcon } from "./menu-icons.ts";

/** The menus that the user's roles give, as the server filters them. */
export const menusQuery = queryOptions({
  queryKey: ["menu"],
  queryFn: () => callApi("readMenu"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A menu entry ready to draw: its label in words and where it leads. */
export interface MenuLink {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** An address of the application. */
  to?: string;
  /** An external address, opened in a new tab. */
  href?: string;
  routeName?: string;
  /** Addresses of pages that are the entry's own though it leads to another one. */
  covers?: readonly string[];
  /** What is counted beside the label. */
  badge?: MenuBadge;
  /** Gives the lender's session back instead of leading somewhere. */
  restores?: boolean;
  items: MenuLink[];
}

/** The entries of one place («main», «parameters»), with their addresses. An entry whose screen is yet to be built is no door, and left out. */
export function menuLinks(menus: readonly Menu[], place: Menu["place"], routes: readonly WebRoute[], product: string): MenuLink[] {
  const links = menus.filter((menu) => menu.place === place).flatMap(({ items }) => items.map((item) => link(item, routes, product)));
  return openLinks(links, () => true);
}

/** Both menus of the user; empty until they have come. An account held back finds none of the doors that lead back to where it is held. */
export function useMenus(): { main: MenuLink[]; parameters: MenuLink[] } {
  const { user, app, malconfigured } = useSession();
  const { data } = useQuery(menusQuery);
  const routes = useRoutes();
  return useMemo(() => {
    const { product } = app;
    const held = user !== null && (isMalconfigured(user, { malconfigured, product }) || mustSubscribe(user, product));
    const opens = (name: string): boolean => {
      const route = routes.find((one) => one.name === name);
      if (route === undefined) return false;
      const outcome = guard(route, { user, maintenance: null, malconfigured, product });
      // Or leads to a part of the page where the account is held.
      return outcome.pass || outcome.query?.voir !== undefined;
    };
    const of = (place: Menu["place"]): MenuLink[] => {
      const links = menuLinks(data ?? [], place, routes, product.name);
      return held ? openLinks(links, opens) : links;
    };
    return { main: of("main"), parameters: of("parameters") };
  }, [data, user, app, malconfigured, routes]);
}

/** The entries whose route opens, and those that lead out of the application; a title without entries goes too. */
export function openLinks(links: readonly MenuLink[], opens: (route: string) => boolean): MenuLink[] {
  return links.flatMap((entry) => {
    const items = openLinks(entry.items, opens);
    const leads = entry.routeName ? opens(entry.routeName) : Boolean(entry.href ?? entry.restores);
    return leads || items.length > 0 ? { ...entry, items } : [];
  });
}

/**
 * The entry of the address: the one whose own address, or a sub-item's, is the nearest at or above it. Of two as near it is
 * the one whose own it is.
 */
export function currentLink(links: readonly MenuLink[], pathname: string): MenuLink | undefined {
  const [nearest] = links
    .map((link) => {
      const own = nearness([link.to ?? "", ...(link.covers ?? [])], pathname);
      return { link, own, near: Math.max(own, nearness(link.items.flatMap(addresses), pathname)) };
    })
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || b.own - a.own);
  return nearest?.link;
}

/** The length of the longest of these addresses that is a path or above it; 0 where none is. */
function nearness(holders: readonly string[], pathname: string): number {
  return Math.max(0, ...holders.filter((at) => pathname === at || pathname.startsWith(`${at}/`)).map(({ length }) => length));
}

function addresses({ to, items }: MenuLink): string[] {
  return [...(to === undefined ? [] : [to]), ...items.flatMap(addresses)];
}

/** The route whose screen opens: the last of those that lead to one another. */
export function screenRoute(name: string, routes: readonly WebRoute[]): string {
  const next = routes.find((route) => route.name === name)?.redirectTo?.name;
  return next ? screenRoute(next, routes) : name;
}

function link(item: MenuItem, routes: readonly WebRoute[], product: string): MenuLink {
  const route = item.route && !isSoon(screenRoute(item.route, routes)) ? item.route : undefined;
  const to = route ? pathOf(routes, route) : null;
  const icon = item.icon ? menuIcon(item.icon) : undefined;
  return {
    id: item.id,
    label: item.label.replaceAll("{product}", product),
    items: (item.items ?? []).map((child) => link(child, routes, product)),
    ...(icon ? { icon } : {}),
    ...(route ? { routeName: route } : {}),
    ...(to ? { to } : {}),
    ...(item.area ? { covers: routes.filter(({ area }) => area === item.area).map(({ path }) => path) } : {}),
    ...(item.href ? { href: item.href } : {}),
    ...(item.badge ? { badge: item.badge } : {}),
    ...(item.condition === "original-session" ? { restores: true } : {}),
  };
}
