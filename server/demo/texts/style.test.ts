import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import { mark } from "./marks.ts";
import { handwrite, retype } from "./style.ts";

const text = "Chambre propre, lit très confortable. Petit-déjeuner à 8 h avec du pain de M. Ferrand. On reviendra.";
const letters = (written: string): string => written.replace(/[^\p{L}\d]/gu, "").toLowerCase();
const many = Array.from({ length: 400 }, (_, i) => random("hand", String(i)));

describe("an author's hand", () => {
  it("sets marks and leaves every word as it was", () => {
    const marked = new Set(many.map((r) => mark(r, text, "fr", 5)));
    expect(marked.size).toBeGreaterThan(30);
    for (const one of marked) expect(letters(one)).toBe(letters(text));
  });

  it("keeps abbreviations together: a stop after a letter or two ends no sentence", () => {
    for (const r of many) expect(mark(r, text, "fr", 5)).not.toMatch(/M[.!?…\n]{2}|M\s*\n|M[!?…]/);
  });

  it("exclaims with the rating: the delighted most, the lukewarm least", () => {
    const exclaiming = (tier: number): number => many.filter((_, i) => mark(random(tier, i), text, "fr", tier).includes("!")).length;
    expect(exclaiming(5)).toBeGreaterThan(exclaiming(4));
    expect(exclaiming(4)).toBeGreaterThan(exclaiming(3));
    expect(exclaiming(1)).toBeGreaterThan(exclaiming(3));
  });

  it("exclaims more than once only after what is praised or cursed", () => {
    const flat = "Le wifi marche dans les chambres. On va au centre à pied.";
    for (const r of many) for (const tier of [1, 5]) expect(mark(r, flat, "fr", tier)).not.toMatch(/!!/);
    const praised = "Hôtel superbe. On va au centre à pied.";
    const found = many.map((r) => mark(r, praised, "fr", 5)).filter((written) => written.includes("!!"));
    expect(found.length).toBeGreaterThan(5);
    for (const written of found) expect(written).toMatch(/superbe ?!!/);
  });

  it("spares every accent in brief texts only", () => {
    const brief = "Le petit-déjeuner était très bon. On a été très bien reçus à l'arrivée.";
    const spared = many.map((r) => handwrite(r, brief, "fr", 5)).filter((written) => !/[éèêàç]/.test(written));
    expect(spared.length).toBeGreaterThan(8);
    for (const r of many) expect(handwrite(r, `${brief} ${brief}`, "fr", 5)).toMatch(/[éèêàç]/);
  });

  it("writes German nouns in capitals, or nothing", () => {
    const german = "Das Zimmer war sauber. Das Frühstück war gut.";
    for (const r of many) {
      const written = handwrite(r, german, "de", 4);
      const small = written === written.toLowerCase();
      expect(small || /Z\p{L}+er.+F\p{L}+/su.test(written)).toBe(true);
    }
  });

  it("leaves a whole review its words, and its marks where they are its author's own", () => {
    const own = "tres bien situé ,on reviendra";
    for (const r of many) expect(retype(r, own, "fr")).toBe(own);
    const bare = (written: string): string => letters(written).normalize("NFD").replace(/\p{M}/gu, "");
    const typed = many.map((r) => retype(r, text, "fr"));
    expect(new Set(typed).size).toBeGreaterThan(4);
    for (const written of typed) expect(bare(written)).toBe(bare(text));
    expect(typed.filter((written) => written === text).length).toBeGreaterThan(many.length * 0.5);
  });

  it("is the same for the same author", () => {
    expect(handwrite(random("a"), text, "fr", 5)).toBe(handwrite(random("a"), text, "fr", 5));
  });
});
