import { expect, it } from "vitest";

import { attributive, readWording } from "./wording.ts";

const lexicon = (wording: Record<string, string[]>) => readWording({ lang: "xx", themes: {}, polarity: {}, modifiers: {}, wording });
const german = lexicon({
  neuter: ["Zimmer"],
  masculine: ["Strand"],
  feminine: ["Küche"],
  plural: ["Betten"],
  adjectives: ["sauber", "teuer=teur", "leise", "super="],
});
const dutch = lexicon({ neuter: ["ontbijt"], feminine: ["kamer"], plural: ["bedden"], adjectives: ["schoon=schon", "goed"] });

it.each([
  ["de", german, "zimmer", "sauber", "sauberes Zimmer"],
  ["de", german, "strand", "sauber", "sauberer Strand"],
  ["de", german, "küche", "teuer", "teure Küche"],
  ["de", german, "betten", "leise", "leise Betten"],
  ["de", german, "zimmer", "super", "super Zimmer"],
  ["nl", dutch, "kamer", "schoon", "schone kamer"],
  ["nl", dutch, "ontbijt", "goed", "goed ontbijt"],
  ["nl", dutch, "bedden", "goed", "goede bedden"],
] as const)("%s: declines what stands before the noun: «%4$s»", (lang, wording, thing, adjective, said) => {
  expect(attributive(lang, wording, thing, adjective)).toBe(said);
});

it("keeps silent where a word's grammar is not known", () => {
  expect(attributive("de", german, "lage", "sauber")).toBeNull();
  expect(attributive("de", german, "zimmer", "funktioniert")).toBeNull();
  expect(attributive("es", german, "zimmer", "sauber")).toBeNull();
});
