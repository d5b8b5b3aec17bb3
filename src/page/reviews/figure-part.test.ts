import { expect, it } from "vitest";

import { type FigurePart, readPart, withPart } from "./figure-part.ts";

it.each<FigurePart>([
  { widget: "note", filters: {} },
  { widget: "themes", filters: { theme: ["accueil"] }, side: -1 },
  { widget: "evolution", filters: { month: ["2026-03-01"], category: ["hotel", "a&b=c"] }, measure: "reviews", beside: true },
  { widget: "note", filters: { child: ["nord"] }, instance: { by: "child", value: "nord" } },
])("comes back from the address as it was opened: %o", (part) => {
  const search = withPart("period=last-year&category=hotel", part);
  expect(search.startsWith("period=last-year&category=hotel&chiffre=")).toBe(true);
  expect(readPart(new URLSearchParams(search))).toEqual(part);
  expect(withPart(search, null)).toBe("period=last-year&category=hotel");
});

it("takes the place of the one that was open, and drops what an address gets wrong", () => {
  const open = withPart("", { widget: "themes", filters: { theme: ["accueil"] }, side: 1 });
  expect(withPart(open, { widget: "note", filters: {} })).toBe("chiffre=note");
  expect(readPart(new URLSearchParams("chiffre=note&chiffre.cote=3&chiffre.second=oui&chiffre.A b=1&chiffre.serie=child"))).toEqual({
    widget: "note",
    filters: {},
  });
  expect(readPart(new URLSearchParams("chiffre.month=2026-03-01"))).toBeNull();
});
