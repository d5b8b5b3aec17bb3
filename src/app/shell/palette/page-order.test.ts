import { expect, it } from "vitest";
import { shippedPages } from "../../../../tests/support/shipped-pages.ts";
import { webRoutes } from "../../../domain/access/routes.ts";
import type { MenuLink } from "../menu/menu-data.ts";
import { found, preselected } from "./found.ts";
import { inMenuOrder, menuRoutes } from "./page-order.ts";

const routes = webRoutes(shippedPages("marque"));
const link = (routeName: string, items: MenuLink[] = []): MenuLink => ({ id: routeName, label: routeName, routeName, items });
const menu = [
  link("destination.home", [link("destination.concepts"), link("observation.dashboard.list")]),
  link("pro.analyze"),
  link("disconnect"),
];
const page = (name: string) => ({ kind: "page" as const, id: name, label: name, detail: "", to: `/${name}` });

it("lists the pages of the menu first, in its order, and signing out last", () => {
  const open = routes.filter(({ name }) =>
    ["disconnect", "observation.dashboard.list", "observation.barometer", "destination.concepts", "destination.home"].includes(name),
  );
  const ordered = inMenuOrder(
    open.map((route) => ({ route })),
    menuRoutes(menu, routes),
    routes,
  );
  expect(ordered.map(({ route }) => route.name)).toEqual([
    "destination.home",
    "destination.concepts",
    "observation.dashboard.list",
    "observation.barometer",
    "disconnect",
  ]);
});

it("takes an entry of the menu for the screen that it leads to", () => {
  expect(menuRoutes(menu, routes)).toEqual([
    "destination.home",
    "destination.concepts",
    "observation.dashboard.list",
    "pro.analyze.reviews",
  ]);
});

it("shows every page of the menu before anything is typed, and eight of a kind after", () => {
  const pages = Array.from({ length: 12 }, (_, at) => ({ ...page(`page ${at}`), inMenu: at < 10 }));
  expect(found(pages, "")).toHaveLength(10);
  expect(found(pages, "page")).toHaveLength(8);
});

it("finds by words of the name and of what distinguishes entries", () => {
  const own = { ...page("Hôtel des Voyageurs"), kind: "establishment" as const, detail: "Saint-Denis" };
  expect(found([own], "voyageurs hotel")).toEqual([own]);
  expect(found([own], "denis hotel")).toEqual([own]);
});

it("preselects the first entry, yet never signing out before something is typed or the reader moves", () => {
  const leave = { ...page("disconnect"), signsOut: true };
  expect(preselected([page("home"), leave], "", undefined)?.id).toBe("home");
  expect(preselected([leave], "", undefined)).toBeUndefined();
  expect(preselected([leave], "", 0)).toBe(leave);
  expect(preselected([leave], "dec", undefined)).toBe(leave);
});
