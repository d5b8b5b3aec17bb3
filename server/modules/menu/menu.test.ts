import { describe, expect, it } from "vitest";

import type { Menu } from "../../../src/generated/types.ts";
import { menusFor } from "./menu.ts";

const main: Menu = {
  menu: "dmo-main",
  for: "DMO",
  place: "main",
  items: [
    {
      id: "reputation",
      label: "Ma réputation",
      items: [
        { id: "nps", label: "NPS", route: "destination.net-promoter-score" },
        { id: "admin", label: "Accès", route: "administration.pros_account" },
      ],
    },
    { id: "moderation", label: "Modération", route: "moderation.reviews", roles: ["ORGANIZATION_MODERATION"] },
    { id: "offer", label: "Offre", href: "https://marque.example" },
    { id: "back", label: "Revenir", route: "disconnect", condition: "original-session" },
    { id: "lost", label: "Nulle part", route: "no.such.route" },
  ],
};
const other: Menu = {
  menu: "tp-main",
  for: "TP",
  place: "main",
  items: [
    { id: "account", label: "Compte", route: "account" },
    { id: "preferences", label: "Préférences", route: "preferences" },
  ],
};
const menus = (user: { type: "DMO" | "TP"; roles: string[]; restricted_access?: boolean }, holds = false): string[] =>
  menusFor(
    { restricted_access: false, ...user },
    [main, other],
    [{ name: "net-promoter-score", title: "NPS", public: true }],
    { slug: "marque", links: [{ id: "site", label: "Site", href: "https://site.example" }] },
    () => holds,
  ).flatMap(({ items }) => items.flatMap(({ id, items: below = [] }) => [id, ...below.map((item) => `${id}/${item.id}`)]));

describe("the menus of a user", () => {
  it("are those of the type, without doors that do not open", () => {
    expect(menus({ type: "DMO", roles: ["MARQUE_MEMBER_OBSERVATORY"] })).toEqual(["reputation", "reputation/nps", "offer"]);
    expect(menus({ type: "DMO", roles: ["marque_organization_observatory", "MARQUE_ORGANIZATION_MODERATION"] })).toEqual([
      "reputation",
      "reputation/nps",
      "reputation/admin",
      "moderation",
      "offer",
    ]);
  });

  it("drop a parent that is left empty", () => {
    expect(menus({ type: "DMO", roles: [] })).toEqual(["offer"]);
  });

  it("show an entry under a condition only while it holds", () => {
    expect(menus({ type: "DMO", roles: [] }, true)).toEqual(["offer", "back"]);
  });

  it("give links of the product their addresses, and leave out those that the product has not", () => {
    const linked: Menu = {
      menu: "m",
      for: "DMO",
      place: "main",
      items: [
        { id: "a", label: "A", link: "site" },
        { id: "b", label: "B", link: "absent" },
      ],
    };
    const user = { type: "DMO", roles: [], restricted_access: false } as const;
    const [shown] = menusFor(
      user,
      [linked],
      [],
      { slug: "marque", links: [{ id: "site", label: "Site", href: "https://site.example" }] },
      () => false,
    );
    expect(shown?.items).toEqual([{ id: "a", label: "A", href: "https://site.example" }]);
  });

  it("hide from a restricted user what needs full access", () => {
    expect(menus({ type: "TP", roles: ["MARQUE_V2_PRO_ACCESS"] })).toEqual(["account", "preferences"]);
    expect(menus({ type: "TP", roles: ["MARQUE_V2_PRO_ACCESS"], restricted_access: true })).toEqual(["preferences"]);
  });
});
