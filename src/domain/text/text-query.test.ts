import { describe, expect, it } from "vitest";

import { parseTextQuery, shownTextQuery } from "./text-query.ts";
import { satisfiesText, textMatches } from "./text-matches.ts";
import { searchable } from "./words.ts";

const understood = (typed: string): string => shownTextQuery(parseTextQuery(typed));
const holds = (text: string, typed: string, lang = "fr"): boolean => satisfiesText({ title: null, text, lang }, parseTextQuery(typed));
const marked = (text: string, typed: string, lang = "fr"): string[] =>
  textMatches(text, parseTextQuery(typed), lang).map(([start, end]) => text.slice(start, end));

describe("a search", () => {
  it.each([
    ["accueil chambre", "accueil chambre"],
    ["  Été   L’ACCUEIL d'Été ", "ete accueil ete"],
    ['"petit déjeuner" copieux', '"petit dejeuner" copieux'],
    ["« petit déjeuner »", '"petit dejeuner"'],
    ["“petit déjeuner”", '"petit dejeuner"'],
    ["chambre -bruit", "chambre -bruit"],
    ['chambre -"salle de bain"', 'chambre -"salle de bain"'],
    ["piscine OR spa chambre", "piscine OR spa chambre"],
    ["chambre piscine OU spa OR sauna", "chambre piscine OR spa OR sauna"],
    ["petit-déjeuner", "petit-dejeuner"],
    ["réserv*", "reserv*"],
    ["cœur naïf Straße", "coeur naif strasse"],
    ['accueil"très bon"', 'accueil "tres bon"'],
    ["or ou", "or ou"],
  ])("%s asks for %s", (typed, shown) => {
    expect(understood(typed)).toBe(shown);
    expect(parseTextQuery(typed).faults).toEqual([]);
  });

  it.each([
    ['chambre "petit déj', 'chambre "petit dej"', ["quote-open"]],
    ["-bruit", "-bruit", ["only-exclusions"]],
    ["a1 a2 a3 a4 a5 a6 a7 a8 a9", "a1 a2 a3 a4 a5 a6 a7 a8", ["too-many"]],
    ["OR chambre OR", "chambre", []],
    ["chambre OR -bruit", "chambre -bruit", []],
    ['- -- "" * … OR', "", []],
    ["", "", []],
  ])("that is malformed is understood as far as it goes: %s", (typed, shown, faults) => {
    expect(understood(typed)).toBe(shown);
    expect(parseTextQuery(typed).faults).toEqual(faults);
  });

  it("is understood the same when what was understood is typed", () => {
    for (const typed of ['a "b c" -d -"e f" g OR h*', "l’hôtel-restaurant -quai OU gare"])
      expect(understood(understood(typed))).toBe(understood(typed));
  });
});

describe("a text satisfies a search", () => {
  it("whatever its case, accents, apostrophes and ligatures", () => {
    expect(holds("L’ACCUEIL était chaleureux", "accueil")).toBe(true);
    expect(holds("Au cœur du village", "coeur")).toBe(true);
    expect(holds("Ete\u0301", "été")).toBe(true);
    expect(holds("Accueillant", "accueil")).toBe(false);
  });
  it("by words in any order, by phrases in theirs", () => {
    expect(holds("chambre propre, accueil parfait", "accueil chambre")).toBe(true);
    expect(holds("déjeuner petit", '"petit déjeuner"')).toBe(false);
    expect(holds("un petit-déjeuner", '"petit déjeuner"')).toBe(true);
    expect(satisfiesText({ title: "Petit", text: "déjeuner", lang: "fr" }, parseTextQuery('"petit déjeuner"'))).toBe(false);
  });
  it("by one of the words between OR, and by none that are excluded", () => {
    expect(holds("un spa", "piscine OR spa")).toBe(true);
    expect(holds("un spa bruyant", "piscine OR spa -bruyant")).toBe(false);
    expect(holds("salle de bain propre", '-"salle de bain"')).toBe(false);
  });
  it("in either number of a word of its language", () => {
    for (const [lang, one, many] of [
      ["fr", "chambre", "chambres"],
      ["fr", "cheval", "chevaux"],
      ["fr", "tableau", "tableaux"],
      ["fr", "jeu", "jeux"],
      ["en", "room", "rooms"],
      ["en", "family", "families"],
      ["en", "beach", "beaches"],
      ["de", "Zimmer", "Zimmern"],
      ["de", "Bett", "Betten"],
      ["de", "Kellnerin", "Kellnerinnen"],
      ["es", "habitación", "habitaciones"],
      ["it", "letto", "letti"],
      ["nl", "kamer", "kamers"],
    ] as const) {
      expect([one, holds(many, one, lang), holds(one, many, lang)]).toEqual([one, true, true]);
    }
    expect(holds("chambres", '"chambre"')).toBe(false);
    expect(holds("portes", "port")).toBe(false);
    expect(holds("Betten", "bett", "fr")).toBe(false);
  });
  it("and shows where, as people read it", () => {
    expect(marked("L’accueil, les Chambres et l’accueil.", "accueil chambre -bruit")).toEqual(["accueil", "Chambres", "accueil"]);
    expect(marked("Petit-déjeuner et petit matin", '"petit déjeuner" OR matin')).toEqual(["Petit-déjeuner", "matin"]);
    expect(marked("Réservation, réserve", "réserv*")).toEqual(["Réservation", "réserve"]);
    expect(marked("a b c", '"a b" "b c"')).toEqual(["a b c"]);
  });
});

it("words are kept one by one for the search, title and text apart", () => {
  expect(searchable("Bel accueil !", "L’été…")).toBe(" bel accueil | l ete ");
  expect(searchable(null, "—")).toBeNull();
  expect(searchable("Oui", null)).toBe(" oui ");
});
