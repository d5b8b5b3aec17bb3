import { describe, expect, it } from "vitest";

import { type MenuLink, openLinks } from "./menu-data.ts";

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
