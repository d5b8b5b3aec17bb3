import { describe, expect, it } from "vitest";

import type { Lexicon } from "../../semantics/index.ts";
import { suggestEntries, type SuggestingCorrection } from "./suggest-entries.ts";

const lexicon: Lexicon = {
  lang: "fr",
  themes: { accueil: { praise: ["souriant"], soft_praise: ["Sympa"] } },
  polarity: {},
  modifiers: { boosters: ["très"], negators: ["pas", "jamais"] },
  function_words: ["le", "la", "était", "de"],
};
const correction = (span: string, own: Partial<SuggestingCorrection> = {}): SuggestingCorrection => ({
  review_id: span,
  span,
  theme: "accueil",
  polarity: "positive",
  analysed_theme: null,
  lang: "fr",
  ...own,
});
const suggest = (...corrections: SuggestingCorrection[]) =>
  suggestEntries(corrections, [lexicon]).map(({ theme, list, entry, n }) => [theme, list, entry, n]);

describe("suggested lexicon entries", () => {
  it("are the words without what stands around them, most reviews first", () => {
    expect(
      suggest(
        correction("était très « aux petits oignons »."),
        correction("Désinvolte", { polarity: "negative" }),
        correction("désinvolte !", { polarity: "negative" }),
      ),
    ).toEqual([
      ["accueil", "blame", "désinvolte", 2],
      ["accueil", "praise", "aux petits oignons", 1],
    ]);
  });

  it("turn over with the negation that is left out: «pas radieux» blames, so «radieux» praises", () => {
    expect(
      suggest(
        correction("pas radieux", { polarity: "negative" }),
        correction("pas très grincheux"),
        correction("jamais pas aimable"),
        // Known already, and negated in part.
        correction("pas souriant", { polarity: "negative" }),
        correction("pas hautain, pas distant"),
      ),
    ).toEqual([
      ["accueil", "praise", "aimable", 1],
      ["accueil", "blame", "grincheux", 1],
      ["accueil", "praise", "radieux", 1],
    ]);
  });

  it("count a review once", () => {
    expect(suggest(correction("radieux", { review_id: "1" }), correction("Radieux", { review_id: "1" }))).toEqual([
      ["accueil", "praise", "radieux", 1],
    ]);
  });

  it("name things where the opinion is neither praise nor blame", () => {
    expect(suggest(correction("l’hôte", { polarity: "neutral" }))).toEqual([["accueil", "targets", "hôte", 1]]);
  });

  it("leave out what the lexicon has, what is too long, and other languages", () => {
    expect(
      suggest(
        correction("Souriant"),
        correction("très sympa"),
        correction("une phrase beaucoup trop longue ici"),
        correction("nett", { lang: "de" }),
        correction("la"),
      ),
    ).toEqual([]);
  });
});
