import { describe, expect, it } from "vitest";

import { unusedEntries } from "./unused-entries.ts";
import type { Lexicon } from "./types.ts";

const lexicon: Lexicon = {
  lang: "fr",
  themes: { calme: { praise: ["silencieux", "au calme"], targets: ["insonorisation"] } },
  polarity: { praise: { normal: ["à # pas"] } },
  modifiers: { negators: ["pas"] },
};

describe("unusedEntries", () => {
  it("names the entries that no text meets, with their place", () => {
    expect(unusedEntries(lexicon, ["Chambre silencieuse, à 3 pas de la mer. Pas mal."])).toEqual([
      { list: ["themes", "calme", "praise"], index: 1, entry: "au calme" },
      { list: ["themes", "calme", "targets"], index: 0, entry: "insonorisation" },
    ]);
  });

  it("names every entry when there are no texts", () => {
    expect(unusedEntries(lexicon, [])).toHaveLength(5);
  });
});
