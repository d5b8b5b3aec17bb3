import { type AccessUser, hasAnyRole, mayOpen } from "../../../src/domain/access/access.ts";
import { webRoutes } from "../../../src/domain/access/routes.ts";
import type { DestinationPage, Menu, MenuItem, Product } from "../../../src/generated/types.ts";

/**
 * The menus of a user: those for the type, without the entries whose roles the user lacks, whose condition does
 * not hold or whose target would not open; links of the product become their addresses. A parent that keeps neither a target nor an entry goes too.
 */
export function menusFor(
  user: AccessUser,
  menus: readonly Menu[],
  pages: readonly DestinationPage[],
  { slug, links }: Pick<Product, "slug" | "links">,
  holds: (condition: string) => boolean,
): Menu[] {
  const routes = new Map(webRoutes(pages).map((route) => [route.name, route]));

  const opens = (item: MenuItem): boolean => {
    if (item.roles && !hasAnyRole(user, item.roles, slug)) return false;
    if (item.condition && !holds(item.condition)) return false;
    const target = item.route === undefined ? undefined : routes.get(item.route);
    return item.route === undefined || (target !== undefined && mayOpen(user, target.access, slug));
  };
  const kept = ({ link, ...rest }: MenuItem): MenuItem[] => {
    const href = link === undefined ? rest.href : links.find(({ id }) => id === link)?.href;
    const item = href === undefined ? rest : { ...rest, href };
    if (!opens(item) || (link !== undefined && href === undefined)) return [];
    const items = item.items?.flatMap(kept);
    if (items?.length === 0 && item.route === undefined && item.href === undefined) return [];
    return [items ? { ...item, items } : item];
  };
  return menus.filter((menu) => menu.for === user.type).map((menu) => ({ ...menu, items: menu.items.flatMap(kept) }));
}
