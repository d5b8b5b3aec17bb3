import { expect, it } from "vitest";

import { random } from "../random.ts";
import { contracted, nearbyName } from "./nearby.ts";

const around = {
  communes: ["Les Arolles", "Le Monteil", "Écharnay", "Sérignane"],
  sights: ["Jardins de Fontvive"],
  restaurants: ["Pizzeria Napoli", "La Trattoria"],
};
const named = (name: string, lang: "fr" | "en", place = around): string | null => nearbyName(random("nearby", name), name, lang, place);

it("names a sight with its article in French, as it is called elsewhere", () => {
  expect(named("sight", "fr")).toBe("les jardins de Fontvive");
  expect(named("sight", "fr", { ...around, sights: ["Abbaye de Longefont"] })).toBe("l'abbaye de Longefont");
  expect(named("sight", "fr", { ...around, sights: ["Musée du Verre"] })).toBe("le musée du Verre");
  expect(named("sight", "en")).toBe("the Jardins de Fontvive");
});

it("puts article and preposition together", () => {
  expect(contracted("fuimos a el Château de Ternay", "es")).toBe("fuimos al Château de Ternay");
  expect(contracted("andati a l'Abbaye e a i Jardins", "it")).toBe("andati all'Abbaye e ai Jardins");
  expect(contracted("we saw the the Musée du Verre", "en")).toBe("we saw the Musée du Verre");
});

it("names in French a commune that «à» and «de» leave as they are", () => {
  for (let seed = 0; seed < 20; seed++) expect(nearbyName(random("nearby", seed), "nearby", "fr", around)).toBe("Sérignane");
});

it("names a restaurant that is not called by what it is", () => {
  for (let seed = 0; seed < 20; seed++) expect(nearbyName(random("nearby", seed), "table", "fr", around)).toBe("La Trattoria");
});

it("knows nothing of other words, nor of what is not there", () => {
  expect(named("dish", "fr")).toBeNull();
  expect(named("table", "fr", { ...around, restaurants: [] })).toBeNull();
});
