import { describe, expect, it } from "vitest";
import { bestFirst, matchedParts, matchesText, matchRank } from "./text-match.ts";

describe("matchesText", () => {
  it.each([
    ["Hébergement", "heb"],
    ["hebergement", "HÉB"],
    ["Chambre d’hôtes, héb. rural", "héb"],
    ["Cœur de ville", "coeur"],
    ["L’Île", "l'ile"],
    ["Tout", ""],
    ["Hôtel", "  otel "],
    ["Hôtel des Voyageurs", "voyageurs hotel"],
    ["Saint-Denis", "DENIS saint"],
  ])("finds in «%s» the typed «%s»", (text, typed) => expect(matchesText(text, typed)).toBe(true));

  it("does not find what is not there", () => expect(matchesText("Restaurant", "resto")).toBe(false));

  it("wants each of the words typed", () => expect(matchesText("Hôtel des Voyageurs", "voyageurs auberge")).toBe(false));
});

describe("bestFirst", () => {
  it("puts the name itself first, then what begins with it, then a word of it, then the rest", () => {
    const names = ["Écart de note", "Dénoté", "Note moyenne", "Avis notés", "NOTÉ", "Volume d’avis"];
    expect(bestFirst(names, " noté ", (name) => name)).toEqual([
      "NOTÉ",
      "Note moyenne",
      "Écart de note",
      "Avis notés",
      "Dénoté",
      "Volume d’avis",
    ]);
    expect(names.map((name) => matchRank(name, "note"))).toEqual([2, 3, 1, 2, 0, 4]);
  });

  it("takes an apostrophe and a hyphen for the end of a word, and words in another order for a part of the name", () => {
    expect(matchRank("Part d’avis positifs", "avis")).toBe(2);
    expect(matchRank("Sous-note", "note")).toBe(2);
    expect(matchRank("Note moyenne", "moyenne note")).toBe(3);
  });

  it("changes nothing where nothing is typed", () => expect(bestFirst(["b", "a"], " ", String)).toEqual(["b", "a"]));
});

describe("matchedParts", () => {
  const marked = (text: string, typed: string) =>
    matchedParts(text, typed)
      .map((part) => (part.matched ? `[${part.text}]` : part.text))
      .join("");

  it("marks each occurrence, in the letters of the text", () => {
    expect(marked("Hébergement héb", "heb")).toBe("[Héb]ergement [héb]");
    expect(marked("Cœur", "coe")).toBe("[Cœ]ur");
  });

  it("marks each word where they are not together as typed", () => {
    expect(marked("Hôtel des Voyageurs", "voyageurs hotel")).toBe("[Hôtel] des [Voyageurs]");
    expect(marked("Hôtel des Voyageurs", "hotel des")).toBe("[Hôtel des] Voyageurs");
    expect(marked("Hôtel des Voyageurs", "hot hotel voy")).toBe("[Hôt][el] des [Voy]ageurs");
  });

  it("gives the text back, with decomposed accents too", () => {
    for (const text of ["Été à l’Œuvre", "e\u0301te\u0301 e\u0301"]) {
      expect(
        matchedParts(text, "et")
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }
  });

  it("marks nothing when nothing is typed", () => expect(marked("Tout", " ")).toBe("Tout"));
});
