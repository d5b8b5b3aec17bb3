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
  menusFor({ restricted_access: false, ...user }, [main, other], "marque", () => holds).flatMap(({ items }) =>
    items.flatMap(({ id, items: below = [] }) => [id, ...below.map((item) => `${id}/${item.id}`)]),
  );

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

  it("hide from a restricted user what needs full access", () => {
    expect(menus({ type: "TP", roles: ["MARQUE_V2_PRO_ACCESS"] })).toEqual(["account", "preferences"]);
    expect(menus({ type: "TP", roles: ["MARQUE_V2_PRO_ACCESS"], restricted_access: true })).toEqual(["preferences"]);
  });
});
