import { describe, expect, it } from "vitest";

import { masked, placeAfterMask } from "./mask.ts";

const text = "Appelez M. Dupont au 06 12 34 56 78, cet escroc.";
const at = (words: string): { start: number; end: number } => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe("hidden passages", () => {
  it("become one where they touch or overlap, and are cut at the end of the text", () => {
    expect(masked(text, [at("M. Dupont"), at("Dupont au 06 12"), at(" 34 56 78")])).toBe("Appelez […], cet escroc.");
    expect(masked("abc", [{ start: 2, end: 99 }])).toBe("ab[…]");
  });

  it.each([
    ["apart", [at("M. Dupont"), at("06 12 34 56 78")]],
    ["touching", [at("06 12 34"), at(" 56 78")]],
    ["overlapping", [at("M. Dupont"), at("Dupont au 06")]],
    ["given twice", [at("M. Dupont"), at("M. Dupont")]],
  ])("move what follows them by what they hide: %s", (_, passages) => {
    const place = placeAfterMask(at("escroc"), passages, text.length);
    expect(masked(text, passages).slice(place?.start, place?.end)).toBe("escroc");
  });

  it("take what they hide with them", () => {
    expect(placeAfterMask(at("Dupont"), [at("M. Dupont")], text.length)).toBeNull();
  });
});
