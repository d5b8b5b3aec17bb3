import { describe, expect, it } from "vitest";

import { hasSiretChecksum, isSiret, isSiretOrEmpty, withoutSpaces } from "./siret.ts";

describe("a SIRET", () => {
  it.each(["73282932000074", "20003452800041", "00000000000000"])("is any 14 digits: %s", (text) => {
    expect(isSiret(text)).toBe(true);
    expect(isSiretOrEmpty(text)).toBe(true);
  });

  it.each([
    "7328293200007",
    "732829320000745",
    "7328293200007A",
    "732 829 320 00074",
    "٧٣٢٨٢٩٣٢٠٠٠٠٧٤",
    "73282932000074\n",
    "-3282932000074",
  ])("is nothing else: %j", (text) => {
    expect(isSiret(text)).toBe(false);
    expect(isSiretOrEmpty(text)).toBe(false);
  });

  it("may be left out", () => {
    expect(isSiret("")).toBe(false);
    expect(isSiretOrEmpty("")).toBe(true);
  });

  it("is read without the spaces that group it, narrow and unbreakable ones too", () => {
    expect(withoutSpaces(" 732\u00a0829\u202f320 00074\n")).toBe("73282932000074");
  });
});

describe("the check of a SIRET", () => {
  it.each(["73282932000074", "35600000000048", "35600000009075"])("admits %s", (siret) => expect(hasSiretChecksum(siret)).toBe(true));

  it.each([
    ["20003452800041", "its SIREN is wrong"],
    ["73282932000075", "one digit is off"],
    ["73282932000047", "two digits are exchanged"],
    ["35600000009076", "La Poste's digits do not add up"],
    // Its digits add up to a multiple of five, which helps La Poste alone.
    ["73282932000004", "another company may not use La Poste's rule"],
    ["7328293200007", "a digit is missing"],
    ["", "it is empty"],
  ])("refuses %s: %s", (siret) => expect(hasSiretChecksum(siret)).toBe(false));

  it("finds every change of one digit", () => {
    const siret = "73282932000074";
    for (let at = 0; at < siret.length; at += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = siret.slice(0, at) + digit + siret.slice(at + 1);
        expect({ changed, valid: hasSiretChecksum(changed) }).toEqual({ changed, valid: changed === siret });
      }
    }
  });
});
