import { expect, it } from "vitest";

import { faultsAmong } from "../live/lexicon-files.ts";
import { lintLexicons } from "./lint-lexicons.ts";
import type { Lexicon } from "../types.ts";

/** The faults of a lexicon that holds nothing but `part`. */
function faultsOf(part: Partial<Lexicon>): string[] {
  const lexicon: Lexicon = { lang: "fr", themes: {}, polarity: {}, modifiers: {}, ...part };
  return lintLexicons([lexicon]).map(({ code, path, index, entry }) => `${code} ${path}.${index} ${entry}`);
}

it.each<[string, Partial<Lexicon>, string]>([
  ["a turn", { turns: { without: ["sans", "sans"] } }, "duplicate turns.without.1 sans"],
  ["a turn, by capitals", { turns: { degrees: ["aussi", "Aussi"] } }, "duplicate turns.degrees.1 Aussi"],
  ["a domain", { domains: { hotel: ["hôtel", "nuit", "Hotel"] } }, "duplicate domains.hotel.2 Hotel"],
  ["a thing of one gender", { wording: { feminine: ["literie", "Literie"] } }, "duplicate wording.feminine.1 Literie"],
  ["an adjective with its stem", { wording: { adjectives: ["teuer=teur", "teuer"] } }, "duplicate wording.adjectives.1 teuer"],
  ["a little word", { function_words: ["le", "Le"] }, "duplicate function_words.1 Le"],
])("finds %s that is there twice", (_, part, fault) => {
  expect(faultsOf(part)).toEqual([fault]);
});

it("finds an empty entry in every list", () => {
  expect(faultsOf({ turns: { idle: [""] }, wording: { adjectives: ["="] } })).toEqual([
    "empty turns.idle.0 ",
    "empty wording.adjectives.0 =",
  ]);
});

it("leaves an entry alone that plays several parts, and names of a thing that are written apart or with a hyphen", () => {
  const faults = faultsOf({
    modifiers: { negators: ["sans"], contrast: ["sauf"], forward: ["sauf"], feelings: ["à fuir"], verdict_blame: ["à fuir"] },
    turns: { without: ["sans"], unexpected: ["jamais"], conditionals: ["serait"], degrees: ["si"] },
    domains: { restaurant: ["table"] },
    wording: { feminine: ["table"], masculine: ["petit déjeuner", "petit-déjeuner"] },
  });
  expect(faults).toEqual([]);
});

it("finds a verdict that both praises and blames", () => {
  expect(faultsOf({ modifiers: { verdict_praise: ["à fuir"], verdict_blame: ["fuyez", "À fuir"] } })).toEqual([
    "contradiction modifiers.verdict_blame.1 À fuir",
  ]);
});

/** The faults of a lexicon's parts, one a line, as people read them. */
function toldOf(...parts: string[]): string[] {
  const text = `{\n${['"lang": "fr"', '"themes": {}', '"polarity": {}', ...parts].join(",\n")}\n}\n`;
  const found = faultsAmong([{ file: "fr.json", text, lexicon: JSON.parse(text) as Lexicon, undeclared: [] }]);
  return found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

it("is told with its place", () => {
  const modifiers = '"modifiers": { "verdict_praise": ["à fuir"], "verdict_blame": ["fuyez", "à fuir"] }';
  expect(toldOf(modifiers, '"turns": { "without": ["sans", "Sans"] }', '"domains": { "hotel": ["nuit", "nuit"] }')).toEqual([
    "fr.json:5:73 L’entrée «\u00a0à fuir\u00a0» est à la fois un éloge et un reproche\u00a0: elle figure aussi dans «\u00a0modifiers.verdict_praise\u00a0» (ligne 5).",
    "fr.json:6:32 L’entrée «\u00a0Sans\u00a0» existe déjà dans «\u00a0turns.without\u00a0» (ligne 6).",
    "fr.json:7:32 L’entrée «\u00a0nuit\u00a0» existe déjà dans «\u00a0domains.hotel\u00a0» (ligne 7).",
  ]);
});

it.each<[string, Partial<Lexicon>, string]>([
  ["a booster that is a damper", { modifiers: { boosters: ["assez"], dampers: ["Assez"] } }, "modifiers.dampers.0 Assez"],
  ["a negator that is a booster", { modifiers: { boosters: ["très"], negators: ["très"] } }, "modifiers.negators.0 très"],
  ["a figure of speech of two kinds", { turns: { without: ["sans"], exceptions: ["sans"] } }, "turns.exceptions.0 sans"],
  ["a word of two kinds of places", { domains: { hotel: ["table"], restaurant: ["table"] } }, "domains.restaurant.0 table"],
  ["a thing of two genders", { wording: { masculine: ["literie"], feminine: ["literie"] } }, "wording.feminine.0 literie"],
])("finds %s", (_, part, fault) => {
  expect(faultsOf(part)).toEqual([`exclusive ${fault}`]);
});

it("names both lists that exclude each other", () => {
  expect(toldOf('"modifiers": { "boosters": ["assez"], "dampers": ["un peu", "assez"] }')).toEqual([
    "fr.json:5:61 L’entrée «\u00a0assez\u00a0» figure déjà dans «\u00a0modifiers.boosters\u00a0» (ligne 5), et ces deux listes s’excluent.",
  ]);
});
