import type { WebRoute } from "../../../domain/access/routes.ts";
import { type MenuLink, screenRoute } from "../menu/menu-data.ts";

/** The route that ends the session. */
export const signOutRoute = "disconnect";

/** The routes whose screens the menus lead to, in the menus' order, sub-items after their entry. */
export function menuRoutes(links: readonly MenuLink[], routes: readonly WebRoute[]): string[] {
  const names = links.flatMap(({ routeName, items }) => [
    ...(routeName ? [screenRoute(routeName, routes)] : []),
    ...menuRoutes(items, routes),
  ]);
  return [...new Set(names)].filter((name) => name !== signOutRoute);
}

/** Pages of the menus first and in their order, then the others as they come; signing out last. */
export function inMenuOrder<Page extends { route: WebRoute }>(
  pages: readonly Page[],
  inMenu: readonly string[],
  routes: readonly WebRoute[],
): Page[] {
  const place = ({ route }: Page): number => {
    const at = inMenu.indexOf(screenRoute(route.name, routes));
    return route.name === signOutRoute ? inMenu.length + 1 : at < 0 ? inMenu.length : at;
  };
  return pages.toSorted((a, b) => place(a) - place(b));
}
