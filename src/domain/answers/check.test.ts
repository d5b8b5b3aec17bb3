import { describe, expect, it } from "vitest";

import type { AnswerCheckWords } from "../../generated/types.ts";
import { checkAnswer } from "./check.ts";

const words: AnswerCheckWords = {
  refund: ["rembourser", "un geste commercial"],
  promise: ["cela ne se reproduira plus"],
  aggression: ["vous mentez"],
  claims: [],
  greetings: ["bonjour", "chère"],
  titles: ["madame", "m"],
};
const found = (text: string, author: string | null = "Martina K.", neverPromise: string[] = []): string[] =>
  checkAnswer(text, { words: [words], author, neverPromise }).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe("an answer before it is sent", () => {
  it.each([
    ["Écrivez à accueil@bellerive.example.", ["email: accueil@bellerive.example"]],
    ["Appelez le 04 50 12 34 56.", ["phone: 04 50 12 34 56"]],
    ["Voir https://bellerive.example/tarifs", ["link: https://bellerive.example/tarifs"]],
    ["Nous allons vous REMBOURSER la nuit.", ["refund: REMBOURSER"]],
    ["Cela ne se reproduira plus.", ["promise: Cela ne se reproduira plus"]],
    ["Franchement, vous mentez.", ["aggression: vous mentez"]],
    ["Notre directrice, Madame Berger, vous remercie.", ["name: Madame Berger"]],
    ["Merci {{prenom}} pour [votre séjour].", ["placeholder: {{prenom}}", "placeholder: [votre séjour]"]],
    ["Bonjour Paul,\nMerci.", ["other-guest: Paul"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("is let through where it is about this review", () => {
    expect(found("Bonjour Martina,\nMerci pour votre séjour du 12/06/2026 à 120 €. À bientôt !")).toEqual([]);
    expect(found("Bonjour Paul,", null)).toEqual([]);
    expect(found("Merci Madame Keller.", "Martina Keller")).toEqual([]);
  });

  it("keeps to what the establishment never promises, as whole words", () => {
    expect(found("Le surclassement vous attend.", null, ["surclassement"])).toEqual(["promise: surclassement"]);
    expect(found("Le surclassement vous attend.", null, ["classement"])).toEqual([]);
  });
});
