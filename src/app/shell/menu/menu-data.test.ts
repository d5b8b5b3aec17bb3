import { describe, expect, it } from "vitest";

import { webRoutes } from "../../../domain/access/routes.ts";
import type { Menu } from "../../../generated/types.ts";
import { isSoon } from "../../screens.ts";
import dmoMain from "../../../../templates/menus/dmo-main.json" with { type: "json" };
import { currentLink, type MenuLink, menuLinks, openLinks } from "./menu-data.ts";

const entry = (id: string, own: Partial<MenuLink> = {}): MenuLink => ({ id, label: id, items: [], ...own });
const ids = (links: readonly MenuLink[]): unknown[] => links.map(({ id, items }) => (items.length > 0 ? [id, ids(items)] : id));

describe("the menus of an account that is held back", () => {
  const links = [
    entry("reviews", { routeName: "moderation.reviews" }),
    entry("parameters", { items: [entry("offer", { routeName: "account.offers" }), entry("widgets", { routeName: "widgets" })] }),
    entry("empty", { items: [entry("options", { routeName: "account.options" })] }),
    entry("help", { href: "https://aide.example" }),
    entry("leave", { routeName: "disconnect" }),
    entry("back", { restores: true }),
  ];

  it("keep what opens, what leads out and the titles above it", () => {
    const opens = (route: string): boolean => route === "account.offers" || route === "disconnect";
    expect(ids(openLinks(links, opens))).toEqual([["parameters", ["offer"]], "help", "leave", "back"]);
  });
});

describe("an entry of a menu", () => {
  const menu = (route: string): Menu =>
    ({ place: "main", items: [{ id: "a", label: "A", route, badge: "moderation-pending" }] }) as unknown as Menu;
  const shown = (route: string): MenuLink[] => menuLinks([menu(route)], "main", webRoutes([]), "Marque");

  it("keeps its count, and is left out while its screen is yet to be built, also behind another route", () => {
    expect(shown("observation.dashboard.list")).toMatchObject([{ badge: "moderation-pending", to: "/dashboard" }]);
    const waiting = webRoutes([]).filter(({ name, redirectTo }) => !redirectTo && isSoon(name));
    for (const { name } of waiting) expect(shown(name), name).toEqual([]);
    const led = webRoutes([]).filter(({ redirectTo }) => redirectTo && waiting.some(({ name }) => name === redirectTo.name));
    for (const { name } of led) expect(shown(name), name).toEqual([]);
  });
});

describe("the entry of an address", () => {
  const pages = [{ name: "stats", title: "Statistiques de modération", public: false, of: "moderation" as const }];
  /** The shipped menu of a destination's reader who sees only these entries. */
  const menuOf = (...seen: string[]): MenuLink[] => {
    const items = dmoMain.items.filter(({ id }) => seen.includes(id));
    return menuLinks([{ ...dmoMain, items } as unknown as Menu], "main", webRoutes(pages), "Marque");
  };
  const at = (links: readonly MenuLink[], pathname: string): string | undefined => currentLink(links, pathname)?.id;

  it("is «Modération» on its statistics for who moderates, and that of their door for who does not", () => {
    expect(at(menuOf("reputation", "professionals", "moderation"), "/moderation/stats")).toBe("moderation");
    expect(at(menuOf("moderation"), "/moderation/stats")).toBe("moderation");
    expect(at(menuOf("reputation", "professionals"), "/moderation/stats")).toBe("reputation");
    expect(at(menuOf("reputation", "professionals", "moderation"), "/moderation/reviews/pending")).toBe("moderation");
  });

  it("is one alone: the nearest, by itself or by a sub-item; none where no entry leads there", () => {
    const links = [
      entry("home", { to: "/destination", items: [entry("notes", { to: "/notes" })] }),
      entry("people", { to: "/destination/people" }),
    ];
    expect(["/destination", "/destination/x", "/destination/people/3", "/notes/1", "/notesque"].map((path) => at(links, path))).toEqual([
      "home",
      "home",
      "people",
      "home",
      undefined,
    ]);
  });
});
