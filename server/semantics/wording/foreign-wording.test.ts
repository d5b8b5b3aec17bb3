import { join } from "node:path";

import { expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "../index.ts";
import { complete, inGender } from "./foreign-wording.ts";
import { readWording } from "./wording.ts";

const lexicons = loadLexicons(join(import.meta.dirname, "../../../templates/lexicons"));
const wordings = new Map(lexicons.map((lexicon) => [lexicon.lang, readWording(lexicon)]));
const analyse = createAnalyser(lexicons);
const expressionsOf = (text: string, lang: string): string[] => (analyse(text, lang).expressions ?? []).map((each) => each.text);

it.each([
  ["en", "close to", "close"],
  ["en", "in the heart of", "in the heart"],
  ["en", "too small", "too small"],
  ["de", "direkt an der", "direkt"],
  ["de", "zu", ""],
  ["es", "al lado del", "al lado"],
  ["it", "vicino al", "vicino"],
  ["it", "ben tenuto", "ben tenuto"],
  ["nl", "dicht bij het", "dicht"],
  ["fr", "près de", "près de"],
])("an opinion ends with itself: %s, %s", (lang, opinion, said) => {
  expect(complete(opinion, lang)).toBe(said);
});

it.each([
  ["es", "limpio", "limpias", "habitación", "limpia"],
  ["es", "cómodo", "comodas", "cama", "cómoda"],
  ["es", "bonito", "bonitos", "cuarto de baño", "bonito"],
  ["es", "cercano", "cercanos", "parada de metro", "cercana"],
  ["es", "simpático", "simpatico", "recepcionista", "simpático"],
  ["it", "pulito", "puliti", "camera", "pulita"],
  ["it", "ottimo", "ottime", "colazione", "ottima"],
  ["it", "buono", "buona", "cibo", "buono"],
  ["it", "consiglio", "consiglio", "camera", "consiglio"],
  ["it", "gentile", "gentili", "signora", "gentile"],
  ["fr", "rétro", "retro", "salle", "rétro"],
  ["es", "ruido", "ruidos", "habitación", "ruido"],
  ["es", "buen precio", "buenos precios", "comida", "buen precio"],
  ["it", "difetto", "difetti", "camera", "difetto"],
])("an adjective agrees with its thing: %s, %s as %s of %s", (lang, adjective, surface, thing, said) => {
  expect(inGender(adjective, surface, thing, lang, wordings.get(lang) ?? { things: new Map() })).toBe(said);
});

it.each([
  ["es", "Las habitaciones eran limpias. El baño estaba sucio.", ["habitación limpia", "baño sucio"]],
  ["es", "Habitación con ruidos.", ["habitación ruido"]],
  ["it", "Le camere erano pulite. I bagni erano sporchi.", ["camera pulita", "bagno sporco"]],
  ["en", "The metro station is close to the hotel. Close to everything.", ["metro station close"]],
])("its expressions read as the language does: %s", (lang, text, said) => {
  expect(expressionsOf(text, lang)).toEqual(said);
});

it.each([
  ["fr", ["Bon petit déj.", "Bon petit-déj !", "Un bon petit-déjeuner.", "Bon p'tit déj"], "bon petit déjeuner"],
  [
    "fr",
    [
      "Bon rapport qualité prix.",
      "Bon rapport qualité/prix.",
      "Bon rapport qualité / prix.",
      "Bonne qualité-prix.",
      "Bon rapport prix qualité.",
    ],
    "bon rapport qualité prix",
  ],
  ["fr", ["Mauvais wifi.", "Mauvais wi-fi."], "mauvais wifi"],
  ["es", ["Relación calidad precio buena.", "Calidad-precio buena."], "relación calidad precio buena"],
  ["it", ["Rapporto qualità/prezzo ottimo.", "Qualità prezzo ottimo."], "rapporto qualità prezzo ottimo"],
])("a thing of several names is counted under one: %s, %j", (lang, texts, said) => {
  expect(texts.flatMap((text) => expressionsOf(text, lang))).toEqual(texts.map(() => said));
});
