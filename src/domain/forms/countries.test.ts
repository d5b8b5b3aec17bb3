import { describe, expect, it } from "vitest";

import { askedCountries, countriesIn } from "./countries.ts";

const known = [
  { id: "FR", name: "France" },
  { id: "DE", name: "Allemagne" },
  { id: "AT", name: "Autriche" },
  { id: "ZZ", name: "Inconnu" },
];

describe("the countries that guests choose from", () => {
  it("are those of the product, then another one, in the words and the order of the guest's language", () => {
    expect(askedCountries(known).map(({ name }) => name)).toEqual(["France", "Allemagne", "Autriche", "Autre pays"]);
    expect(countriesIn(askedCountries(known), "de", "Anderes Land")).toEqual([
      { id: "DE", name: "Deutschland" },
      { id: "FR", name: "Frankreich" },
      { id: "AT", name: "Österreich" },
      { id: "ZZ", name: "Anderes Land" },
    ]);
  });
});
