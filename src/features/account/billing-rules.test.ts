import { describe, expect, it } from "vitest";

import { billingRules, filledFrom, mayGoOn, siretGap } from "./billing-rules.ts";
import { type Entries, isRefused, modelOf, typed } from "../../page/form/entries.ts";

const stored = { name: "Bellerive", siret: "73282932000074", street: "12 quai", zip: "74000", city: "Port-Aurelle" };
const type = (field: string, text: string, entries: Entries = {}): Entries => typed(entries, field, text, stored);

describe("what was typed", () => {
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
