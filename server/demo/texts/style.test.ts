import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import { mark } from "./marks.ts";
import { handwrite } from "./style.ts";

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

  it("spares every accent in brief texts only, and then is careless otherwise too", () => {
    const brief = "Le petit-déjeuner était très bon. On a été très bien reçus à l'arrivée.";
    const spared = many.map((r) => handwrite(r, brief, "fr", 5)).filter((written) => !/[éèêàç]/.test(written));
    expect(spared.length).toBeGreaterThan(8);
    const careful = new Set([
      "Le petit-dejeuner etait tres bon. On a ete tres bien recus a l'arrivee.",
      "Le petit-dejeuner etait tres bon. On a ete tres bien recus a l arrivee.",
    ]);
    expect(spared.filter((written) => careful.has(written))).toEqual([]);
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

  it("slips oftener the longer the text", () => {
    const careless = (text: string): number =>
      many.filter((_, i) => letters(handwrite(random("slip", i), text, "fr", 3)) !== letters(text)).length;
    expect(careless(text)).toBeGreaterThan(many.length * 0.1);
    expect(careless(text)).toBeLessThan(many.length * 0.5);
  });

  it("makes no slip that only changes a gender or a number, as nobody does in a language of their own", () => {
    const agreed = {
      es: "Sitio perfecto y personal amable. Habitación limpia, baño nuevo y camas cómodas. Muy buena ubicación.",
      it: "Posto perfetto e personale gentile. Camera pulita, bagno nuovo e letti comodi. Ottima posizione.",
      de: "Charmantes Haus mit freundlichem Personal. Zimmer sauber, gutes Frühstück und bequeme Betten.",
      nl: "Het personeel is vriendelijk en de kamer is mooi. Lekker ontbijt en goede bedden, een fijn hotel.",
      fr: "Chambre pratique avec des enfants. On voit des marcheurs et une belle entrée, journée et soirée parfaites.",
    } as const;
    const endings =
      /perfecta|perfetta|amables|gentili|pulit[oi]|nueva|nuova|vriendelijke|goed bed|mooie|charmante?r? |freundliche |bequemes|des enfant |marcheur |entré |journé |soiré /i;
    for (const [lang, said] of Object.entries(agreed) as [keyof typeof agreed, string][])
      for (const r of many) expect(handwrite(r, said, lang, 4)).not.toMatch(endings);
  });

  it("doubles no consonant by ear where a doubled one sounds otherwise", () => {
    const said = "En la habitación todo estaba limpio, desayuno variado y personal amable con todos.";
    for (const r of many) expect(handwrite(r, said, "es", 4)).not.toMatch(/([b-df-km-qs-z])\1/i);
  });

  it("is the same for the same author", () => {
    expect(handwrite(random("a"), text, "fr", 5)).toBe(handwrite(random("a"), text, "fr", 5));
  });
});
