import { describe, expect, it } from "vitest";

import { unusedEntries } from "./unused-entries.ts";
import type { Lexicon } from "../types.ts";

const lexicon: Lexicon = {
  lang: "fr",
  themes: { calme: { praise: ["silencieux", "au calme"], targets: ["insonorisation"] } },
  polarity: { praise: { normal: ["à # pas"] } },
  modifiers: { negators: ["pas"] },
};

describe("unusedEntries", () => {
  it("names the entries that no text meets, with their place", () => {
    expect(unusedEntries(lexicon, ["Chambre silencieuse, à 3 pas de la mer. Pas mal."])).toEqual([
      { path: ["themes", "calme", "praise", 1], entry: "au calme" },
      { path: ["themes", "calme", "targets", 0], entry: "insonorisation" },
    ]);
  });

  it("names the figures of speech and the words of a kind of place that no text meets", () => {
    const spoken: Lexicon = {
      lang: "fr",
      themes: {},
      polarity: {},
      modifiers: {},
      turns: {
        exceptions: ["à part", "en dehors de"],
        wished: ["serait apprécié"],
        conditionals: ["serait", "aurait"],
        degrees: ["aussi"],
      },
      domains: { hotel: ["camping", "nuitée"] },
    };
    const texts = ["À part le camping. Un sourire serait appréciée, en dehors.", "De plus, jamais aussi froid."];
    expect(unusedEntries(spoken, texts)).toEqual([
      { path: ["turns", "exceptions", 1], entry: "en dehors de" },
      { path: ["turns", "conditionals", 1], entry: "aurait" },
      { path: ["domains", "hotel", 1], entry: "nuitée" },
    ]);
    expect(unusedEntries(spoken, [])).toHaveLength(8);
  });

  it("names every entry when there are no texts", () => {
    expect(unusedEntries(lexicon, [])).toHaveLength(5);
  });
});
