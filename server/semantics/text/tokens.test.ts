import { describe, expect, it } from "vitest";

import { inflect } from "./inflect.ts";
import { splitSentences } from "./sentences.ts";
import { tokenise } from "./tokens.ts";
import { Vocabulary } from "../vocabulary.ts";

const sentencesOf = (text: string): string[] => splitSentences(text, tokenise(text)).map((s) => text.slice(s.start, s.end));

describe("tokenise", () => {
  it("folds accents and capitals, parts elisions and hyphens", () => {
    expect(tokenise("L'Hôtel : petit-déjeuner d’août, cœur").text).toEqual([
      "l",
      "hotel",
      ":",
      "petit",
      "dejeuner",
      "d",
      "aout",
      ",",
      "coeur",
    ]);
  });

  it("keeps emojis and emoticons as tokens of their own", () => {
    expect(tokenise("Super ❤️ :-) 👍🏽 :(").text).toEqual(["super", "❤", ":)", "👍", ":("]);
  });

  it("gives offsets of UTF-16 units", () => {
    const text = "😀 été";
    const { start, end } = tokenise(text);
    expect(text.slice(start[1], end[1])).toBe("été");
  });

  it("reads letters with combining marks like precomposed ones", () => {
    expect(tokenise("tre\u0300s proprete\u0301").text).toEqual(["tres", "proprete"]);
  });
});

describe("Vocabulary", () => {
  const known = (word: string): Vocabulary => {
    const vocabulary = new Vocabulary();
    vocabulary.tolerate(word);
    return vocabulary;
  };
  const finds = (word: string, typed: string): boolean => known(word).find(typed, 0) !== 0;

  it("tolerates letters left out, doubled, exchanged or written as they sound", () => {
    for (const typed of ["accueilant", "accueiillant", "acceuillant", "accueilllant"]) expect(finds("accueillant", typed)).toBe(true);
    expect(finds("excellent", "excelent")).toBe(true);
    expect(finds("recommande", "recomande")).toBe(true);
  });

  it("takes no word for the slip of another that differs by a letter that sounds otherwise", () => {
    expect(finds("reviendrons", "retiendrons")).toBe(false);
  });
});

describe("splitSentences", () => {
  it("parts at stops and line ends, not in numbers and abbreviations", () => {
    expect(sentencesOf("À 4.5 km env. du centre. Calme!\nTrès bien… mais cher")).toEqual([
      "À 4.5 km env. du centre.",
      "Calme!",
      "Très bien… mais cher",
    ]);
  });

  it("parts where a stop is not followed by a space", () => {
    expect(sentencesOf("Bon hôtel.Le lit est dur")).toEqual(["Bon hôtel.", "Le lit est dur"]);
  });
});

describe("inflect", () => {
  it.each([
    ["spacieux", "fr", "spacieuses"],
    ["beau", "fr", "belle"],
    ["gentil", "fr", "gentilles"],
    ["belle", "fr", "belles"],
    ["vieillot", "fr", "vieillotte"],
    ["freundlich", "de", "freundliche"],
    ["pulito", "it", "pulite"],
    ["limpio", "es", "limpias"],
    ["room", "en", "rooms"],
  ])("makes %s (%s) into %s", (word, lang, form) => {
    expect(inflect(word, lang)).toContain(form);
  });
});

describe("Vocabulary", () => {
  const vocabulary = new Vocabulary();
  for (const word of ["accueil", "emplacement", "propre", "chaleureux"]) vocabulary.tolerate(word);
  const meant = (typed: string): string => vocabulary.word(vocabulary.find(typed, 0));

  it("resolves slips to the word meant", () => {
    expect(["emplacment", "emplacemment", "chaleureu", "propree"].map(meant).slice(0, 3)).toEqual([
      "emplacement",
      "emplacement",
      "chaleureux",
    ]);
    expect(meant("proooopre")).toBe("propre");
  });

  it("leaves other words alone", () => {
    expect(["accord", "propos", "chaleur", "place"].map(meant)).toEqual(["", "", "", ""]);
  });
});
