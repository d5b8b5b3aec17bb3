import { describe, expect, it } from "vitest";

import { billingRules, filledFrom, mayGoOn, siretGap } from "./billing-rules.ts";
import { conflicts, type Entries, isChanged, isRefused, leftAfter, modelOf, soundEntries, typed } from "./entries.ts";

const stored = { name: "Bellerive", siret: "73282932000074", street: "12 quai", zip: "74000", city: "Port-Aurelle" };
const type = (field: string, text: string, entries: Entries = {}): Entries => typed(entries, field, text, stored);

describe("what was typed", () => {
  it("changes the form until the stored text stands there again", () => {
    expect(isChanged(type("name", "Belle"), stored)).toBe(true);
    expect(isChanged(type("name", "Bellerive", type("name", "Belle")), stored)).toBe(false);
  });

  it.each(["7328293200007", "abc"])("is not stored as a SIRET when it is %s", (text) => {
    const entries = type("siret", text);
    expect(isRefused(entries, stored, billingRules, "siret")).toBe(true);
    expect(modelOf(entries, stored, billingRules)).toEqual(stored);
  });

  it("is stored as a SIRET when it is empty or has 14 digits, spaces apart", () => {
    expect(modelOf(type("siret", ""), stored, billingRules).siret).toBe("");
    expect(modelOf(type("siret", "356 000 000 00048"), stored, billingRules).siret).toBe("35600000000048");
  });

  it("is no postal code unless it has 5 digits, but one never given is no mistake", () => {
    expect(isRefused(type("zip", "7400"), stored, billingRules, "zip")).toBe(true);
    expect(isRefused(type("zip", ""), stored, billingRules, "zip")).toBe(true);
    expect(isRefused({}, { ...stored, zip: "" }, billingRules, "zip")).toBe(false);
  });

  it("flags a stored SIRET that is none", () => {
    expect(isRefused({}, { ...stored, siret: "123" }, billingRules, "siret")).toBe(true);
  });

  it("stands against another tab's change of the same field alone", () => {
    const entries = type("name", "Belle Rive");
    expect(conflicts(entries, { ...stored, city: "Clairval" })).toEqual([]);
    expect(conflicts(entries, { ...stored, name: "Autre" })).toEqual(["name"]);
    expect(conflicts(entries, { ...stored, name: "Belle Rive" })).toEqual([]);
  });

  it("during a save is left to be stored", () => {
    const sent = type("name", "Belle");
    const now = type("city", "Clairval", typed(sent, "name", "Belle Rive", stored));
    const left = leftAfter(now, sent, { ...stored, name: "Belle" });
    expect(left).toEqual({ name: { text: "Belle Rive", from: "Belle" }, city: { text: "Clairval", from: "Port-Aurelle" } });
    expect(leftAfter(sent, sent, { ...stored, name: "Belle" })).toEqual({});
  });

  it("comes back from storage only in its own form", () => {
    expect(
      soundEntries({ name: { text: "a", from: "b" }, city: { text: 3 }, zip: null, other: { text: "a", from: "b" } }, [
        "name",
        "city",
        "zip",
      ]),
    ).toEqual({
      name: { text: "a", from: "b" },
    });
    expect(soundEntries(null, ["name"])).toEqual({});
  });
});

describe("the SIRET's gap", () => {
  it.each([
    ["842 117 903 0002", 1],
    ["73282932000074", 0],
    ["732829320000745", -1],
    ["84a", "signs"],
  ])("of %s is %s", (text, gap) => expect(siretGap(text)).toBe(gap));
});

describe("an address of the register", () => {
  const address = { number: "12 bis", type: "quai", label: "des Tilleuls", zipCode: "74000", city: "Port-Aurelle" };

  it("fills street, postal code and town", () => {
    expect(filledFrom(address)).toEqual({ street: "12 bis quai des Tilleuls", zip: "74000", city: "Port-Aurelle" });
    expect(filledFrom({ ...address, number: null, type: null })?.street).toBe("des Tilleuls");
  });

  it.each([{ label: null }, { city: null }, { zipCode: null }, { zipCode: "7400" }])("is incomplete with %j", (lack) => {
    expect(filledFrom({ ...address, ...lack })).toBeNull();
  });
});

describe("«Suivant»", () => {
  it("needs name, street, postal code and town, stored or typed; the SIRET may be empty", () => {
    expect(mayGoOn({}, { ...stored, siret: "" })).toBe(true);
    for (const field of ["name", "street", "zip", "city"]) {
      expect(mayGoOn({}, { ...stored, [field]: "" })).toBe(false);
      expect(mayGoOn(type(field, " "), stored)).toBe(false);
      const text = field === "zip" ? "74000" : "x";
      expect(mayGoOn(typed({}, field, text, { ...stored, [field]: "" }), { ...stored, [field]: "" })).toBe(true);
    }
  });

  it("waits for a postal code of 5 digits", () => {
    expect(mayGoOn(type("zip", "740"), stored)).toBe(false);
  });
});
