import { queryOptions } from "@tanstack/react-query";

import type { WebRoute } from "../../domain/routes.ts";
import type { Menu, MenuItem } from "../../generated/types.ts";
import { callJson } from "../../lib/http.ts";
import { pathOf } from "../paths.ts";

/** The menus that the user's roles give, as the server filters them. */
export const menusQuery = queryOptions({ queryKey: ["menu"], queryFn: () => callJson<Menu[]>("GET", "/menu"), staleTime: Number.POSITIVE_INFINITY });

/** A menu entry ready to draw: its label in words and where it leads. */
export interface MenuLink {
  id: string;
  label: string;
  icon?: string;
  /** An address of the application. */
  to?: string;
  /** An external address, opened in a new tab. */
  href?: string;
  routeName?: string;
  items: MenuLink[];
}

/** The entries of one place («main», «parameters»), with their addresses. */
export function menuLinks(menus: readonly Menu[], place: Menu["place"], routes: readonly WebRoute[], product: string): MenuLink[] {
  return menus.filter((menu) => menu.place === place).flatMap(({ items }) => items.map((item) => link(item, routes, product)));
}

function link(item: MenuItem, routes: readonly WebRoute[], product: string): MenuLink {
  const to = item.route ? pathOf(routes, item.route) : null;
  return {
    id: item.id,
    label: item.label.replaceAll("{product}", product),
    items: (item.items ?? []).map((child) => link(child, routes, product)),
    ...(item.icon ? { icon: item.icon } : {}),
    ...(item.route ? { routeName: item.route } : {}),
    ...(to ? { to } : {}),
    ...(item.href ? { href: item.href } : {}),
  };
}
