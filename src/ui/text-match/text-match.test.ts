import { describe, expect, it } from "vitest";
import { matchedParts, matchesText } from "./text-match.ts";

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
