import { describe, expect, it } from "vitest";

import policy from "../../../templates/moderation/avis.json" with { type: "json" };
import { masked } from "./mask.ts";
import { type Signalled, signalsOf } from "./signals.ts";

const calm: Signalled = { title: null, text: null, rating: 80, lang: "fr", favourable: 2, unfavourable: 0, same_text: 0, of_sender: 1 };
const passages = (text: string): string[] =>
  signalsOf({ ...calm, text }, policy.signals).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe("signals", () => {
  it.each([
    ["Demandez M. Dupont au bar.", ["person M. Dupont"]],
    ["Merci à Mme Martin-Roche. Parfait.", ["person Mme Martin-Roche"]],
    ["Frau Weber war sehr nett.", ["person Frau Weber"]],
    ["Le M. était là, Mme la directrice aussi.", []],
    ["Appelez le 06 12 34 56 78 ou +33 (0)6.12.34.56.78", ["phone 06 12 34 56 78", "phone +33 (0)6.12.34.56.78"]],
    ["Séjour du 12/07/2026 au 15/07/2026, 1 250 euros, 120 €.", []],
    ["Écrivez à jean.petit@exemple.fr", ["email jean.petit@exemple.fr"]],
    ["Voir https://spam.example/a et www.autre.fr", ["link https://spam.example/a", "link www.autre.fr"]],
    ["Quel ESCROC, ces voleurs !", ["insult ESCROC", "insult voleurs"]],
    ["Je n'y suis pas allé mais on m’a dit que c’est bien", ["unlived Je n'y suis pas allé", "unlived on m’a dit que"]],
    ["Le voleur de couleurs est un beau spectacle", ["insult voleur"]],
    ["Chambre propre et calme.", []],
  ])("in «%s»", (text, found) => {
    expect(passages(text)).toEqual(found);
  });

  it.each([
    [{ rating: 20, favourable: 3, unfavourable: 0 }, ["mismatch"]],
    [{ rating: 95, favourable: 0, unfavourable: 2 }, ["mismatch"]],
    [{ rating: 50, favourable: 4, unfavourable: 0 }, []],
    [{ rating: 20, favourable: 1, unfavourable: 0 }, []],
    [{ rating: null, favourable: 4, unfavourable: 0 }, []],
    [{ same_text: 1, of_sender: 3, found_lang: "en" }, ["same-text", "same-sender", "language"]],
    [{ found_lang: "und" }, []],
  ])("of %j", (own, kinds) => {
    expect(signalsOf({ ...calm, text: "Bien.", ...own }, policy.signals).map(({ kind }) => kind)).toEqual(kinds);
  });
});

it("hides passages behind one mark each, those that touch behind one", () => {
  expect(masked("abcdef", [])).toBe("abcdef");
  expect(
    masked("abcdef", [
      { start: 4, end: 9 },
      { start: 1, end: 3 },
    ]),
  ).toBe("a[…]d[…]");
  expect(
    masked("abcdef", [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]),
  ).toBe("[…]ef");
});
