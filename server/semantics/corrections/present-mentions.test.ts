import { describe, expect, it } from "vitest";

import type { StoredMention } from "../../store/tables/analysis.ts";
import { expressionsByTheme } from "./expressions-by-theme.ts";
import { mentionId, presentExpressions, presentMentions, type StandingCorrection } from "./present-mentions.ts";
import { sentenceAround } from "./sentence-around.ts";

const words = "Chambre propre. Chambre froide, accueil gentil.";
const mention = (theme: string, span: string, own: Partial<StoredMention> = {}): StoredMention => {
  const start = words.indexOf(span);
  const sentence: [number, number] = start < 16 ? [0, 15] : [16, words.length];
  return { theme, polarity: "positive", strength: 0.5, start, end: start + span.length, sentence, ...own };
};
const clean = mention("proprete", "propre");
const welcome = mention("accueil", "accueil gentil");
const correction = (on: StoredMention, own: Partial<StandingCorrection> = {}): StandingCorrection => ({
  mention: mentionId(on.theme, on.start, on.end),
  action: "corrected",
  start: on.start,
  end: on.end,
  sentence_start: on.sentence[0],
  sentence_end: on.sentence[1],
  span: words.slice(on.start, on.end),
  strength: on.strength,
  analysed_theme: on.theme,
  analysed_polarity: on.polarity,
  theme: on.theme,
  polarity: "negative",
  ...own,
});
const seen = (mentions: ReturnType<typeof presentMentions>) =>
  mentions.map(({ id, theme, polarity, corrected }) => [id, theme, polarity, corrected]);

describe("the mentions that people see", () => {
  it("are those of the analysis where nobody corrected any", () => {
    expect(seen(presentMentions([welcome, clean], [], words))).toEqual([
      ["proprete-8-14", "proprete", "positive", false],
      ["accueil-32-46", "accueil", "positive", false],
    ]);
  });

  it("follow a correction, also when the analysis finds the mention on other words of it", () => {
    const wider = { ...clean, start: 0, end: 14 };
    const [first] = presentMentions([wider, welcome], [correction(clean)], words);
    expect(first).toMatchObject({
      id: "proprete-8-14",
      polarity: "negative",
      start: 0,
      end: 14,
      original: { theme: "proprete", polarity: "positive" },
    });
  });

  it("keep what somebody said of words in which the analysis finds nothing any more", () => {
    expect(seen(presentMentions([welcome], [correction(clean)], words))).toEqual([
      ["proprete-8-14", "proprete", "negative", true],
      ["accueil-32-46", "accueil", "positive", false],
    ]);
    expect(presentMentions([welcome], [correction(clean, { action: "removed" })], words)).toHaveLength(1);
  });

  it("count once what somebody added and the analysis finds as well, on other words of it too", () => {
    const added = correction(clean, { action: "added", analysed_theme: null, analysed_polarity: null });
    const wider = { ...clean, start: 0, end: 14 };
    const present = presentMentions([wider, welcome], [added], words);
    expect(seen(present)).toEqual([
      ["proprete-8-14", "proprete", "negative", true],
      ["accueil-32-46", "accueil", "positive", false],
    ]);
    expect(present[0]).toMatchObject({ start: 8, end: 14, original: null });
    const expression = { text: "chambre propre", theme: "proprete", polarity: "positive", start: 0, end: 14 } as const;
    expect(presentExpressions([expression], present).map(({ polarity }) => polarity)).toEqual(["negative"]);
    expect(seen(presentMentions([wider], [{ ...added, action: "removed" }], words))).toEqual([]);
  });

  it("count once a mention that somebody gave the theme which the analysis finds there too, beside or instead", () => {
    const changed = correction(clean, { theme: "chambre", polarity: "positive" });
    const room = mention("chambre", "Chambre propre", { polarity: "negative" });
    const expression = { text: "chambre propre", theme: "chambre", polarity: "negative", start: 0, end: 14 } as const;
    for (const analysis of [[room], [room, clean]]) {
      const present = presentMentions(analysis, [changed], words);
      expect(seen(present)).toEqual([["proprete-8-14", "chambre", "positive", true]]);
      expect(present[0]?.original).toEqual({ theme: "proprete", polarity: "positive" });
      expect(presentExpressions([expression], present).map(({ theme, polarity }) => [theme, polarity])).toEqual([["chambre", "positive"]]);
    }
  });

  it("leave each correction the mention that it was made on", () => {
    const room = mention("chambre", "Chambre propre");
    const both = [correction(clean, { theme: "chambre" }), correction(room, { theme: "literie" })];
    expect(presentMentions([room, clean], both, words).map(({ theme, analysed }) => [theme, analysed?.theme])).toEqual([
      ["literie", "chambre"],
      ["chambre", "proprete"],
    ]);
  });

  it("take a correction to the nearest place where its words stand now", () => {
    const moved = correction(mention("chambre", "Chambre", { start: 16, end: 23, sentence: [16, words.length] }), {
      analysed_theme: null,
      action: "added",
    });
    expect(presentMentions([], [moved], `Bien. ${words}`)[0]).toMatchObject({ start: 22, end: 29, sentence: [22, words.length + 6] });
    expect(presentMentions([], [moved], "Autre texte.")).toEqual([]);
  });

  it("give their theme and polarity to their expressions, and take them along when they go", () => {
    const expression = { text: "chambre propre", theme: "proprete", polarity: "positive", start: 0, end: 14 } as const;
    const of = (corrections: StandingCorrection[]) =>
      presentExpressions([expression], presentMentions([clean], corrections, words)).map(({ theme, polarity }) => [theme, polarity]);
    expect(of([])).toEqual([["proprete", "positive"]]);
    expect(of([correction(clean, { theme: "chambre" })])).toEqual([["chambre", "negative"]]);
    expect(of([correction(clean, { action: "removed" })])).toEqual([]);
  });
});

describe("the theme of an expression", () => {
  const themeOf = (start: number, end: number, polarity: "positive" | "negative", ...mentions: StoredMention[]) =>
    expressionsByTheme(
      [{ text: "x", polarity, start, end }],
      mentions.map((one) => ({ ...one, sentence: [one.sentence[0], one.sentence[1]] })),
    ).map(({ theme }) => theme);

  it("is that of the most precise mention that shares its words", () => {
    expect(themeOf(0, 14, "positive", mention("chambre", "Chambre propre"), clean)).toEqual(["proprete"]);
  });

  it("is that of a mention of its sentence with the same polarity, else none", () => {
    expect(themeOf(16, 30, "positive", clean, welcome)).toEqual(["accueil"]);
    expect(themeOf(16, 30, "negative", clean, welcome)).toEqual([]);
  });
});

describe("the sentence around a passage", () => {
  it("is the sentence, or all that the passage touches", () => {
    expect(sentenceAround(words, 8, 14)).toEqual([0, 15]);
    expect(sentenceAround(words, 8, 20)).toEqual([0, words.length]);
  });
});
