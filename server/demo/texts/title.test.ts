import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import type { Lang } from "../types.ts";
import type { Point } from "./draft.ts";
import { isHeated } from "./feeling.ts";
import { language } from "./languages.ts";
import { titleOf } from "./title.ts";
import { newUsage, Writer } from "./writer.ts";

function titles(lang: Lang, review: { tier: number; points: readonly Point[]; text: string }): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const scene = {
      lang,
      category: "hotel",
      voice: "we",
      feminine: false,
      facts: new Set(["together", "hotel"]),
      slot: () => "Aurelle",
    } as const;
    const title = titleOf(new Writer(scene, random("title", lang, i), { bank: language(lang).bank, usage: newUsage() }), review);
    if (title !== null) found.add(title);
  }
  return found;
}

const calm = { theme: "calme", polarity: "+" } as const;
const welcome = { theme: "accueil", polarity: "+" } as const;

describe("a title", () => {
  it("is a word or none over a plain fact", () => {
    const over = [...titles("fr", { tier: 5, points: [], text: "Boulangerie et tabac à côté. Je conseille." })];
    expect(over.sort()).toEqual(["Super", "Très bien"]);
  });

  it("tells no story that the text does not tell", () => {
    const long =
      "Le village est très calme le soir, on dort bien. Chambre magnifique avec un bon lit et un petit balcon sur la place, et le petit déjeuner est bon aussi.";
    const over = titles("fr", { tier: 5, points: [calm, welcome], text: long });
    expect(over.size).toBeGreaterThan(5);
    for (const title of over) expect(title).not.toMatch(/enfin|silence|attendu|quel |nuit|comme on/i);
  });

  it("names no subject but the text's own", () => {
    const text =
      "Superbe séjour dans cet hôtel, nous avons adoré la vue depuis le balcon et les belles promenades que l'on peut faire autour.";
    for (const title of titles("fr", { tier: 5, points: [], text }))
      expect(title).not.toMatch(/accueil|équipe|gens|rapport|prix|petit-déj/i);
  });

  it("is no warmer than the text, in any language", () => {
    const flat = {
      fr: "Il y a un parking derrière et la gare est au bout de la rue. Petite table dehors, on peut y manger ses affaires le midi.",
      en: "There is parking at the back and the station is down the road. Small table outside where you can eat your own things.",
      de: "Parkplatz hinter dem Haus und der Bahnhof ist am Ende der Straße. Draußen steht ein kleiner Tisch für das Mittagessen.",
      nl: "Parkeren kan achter het hotel en het station is aan het eind van de straat. Buiten staat een tafeltje om te eten.",
      es: "Hay aparcamiento detrás y la estación está al final de la calle. Una mesa pequeña fuera donde se puede comer algo.",
      it: "C'è un parcheggio dietro e la stazione è in fondo alla strada. Fuori un tavolino dove si può mangiare qualcosa.",
    } as const;
    const plain = /^(Très bien|Super|Very good|Great|Sehr gut|Heel goed|Muy bien|Perfecto|Molto bene|Ottimo)$/;
    const warm = (Object.entries(flat) as [Lang, string][])
      .flatMap(([lang, text]) => [...titles(lang, { tier: 5, points: [calm, welcome], text })])
      .filter((title) => !plain.test(title) && isHeated(title, 5));
    expect(warm).toEqual([]);
  });
});
