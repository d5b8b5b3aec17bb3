import { expect, it } from "vitest";

import { fillPlaces } from "./places.ts";

const variables = { prenom: "Anna", etablissement: "Hôtel Bellerive", signature: "Claire" };

it.each([
  ["Bonjour {{prenom}}, merci !", "Bonjour Anna, merci !"],
  ["Merci de votre note de {{note}}.", "Merci de votre note de {{note}}."],
  ["{{ etablissement }} vous remercie. {{signature}}", "Hôtel Bellerive vous remercie. Claire"],
  ["{{constructor}} et {{autre}}", "{{constructor}} et {{autre}}"],
])("%s becomes %s", (text, filled) => {
  expect(fillPlaces(text, variables)).toBe(filled);
});

it("greets who signs without a first name without one", () => {
  expect(fillPlaces("Bonjour {{prenom}}, merci !", { ...variables, prenom: "" })).toBe("Bonjour, merci !");
});
