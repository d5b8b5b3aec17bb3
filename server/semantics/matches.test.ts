import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { loadLexicons } from "./lexicons/load-lexicons.ts";
import { compileAll, readReview } from "./reader.ts";
import { THEMES } from "./types.ts";

const lexicons = compileAll(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));

function read(text: string, lang: string): ReturnType<typeof readReview>["sentences"] {
  const lexicon = lexicons.get(lang);
  if (lexicon === undefined) throw new Error(`no lexicon of ${lang}`);
  return readReview(text, lexicon).sentences;
}

const opinions = (text: string, lang: string): string[] =>
  read(text, lang).flatMap(({ reading }) => reading.opinions.map(({ match, value }) => `${match.sense.label} ${Math.sign(value)}`));
const themes = (text: string, lang: string): string[] =>
  read(text, lang).flatMap(({ evidence }) => THEMES.filter((_, t) => (evidence[t]?.firm ?? 0) > 0));

describe("a number in an entry", () => {
  it("stands for any number, also for those that other entries name («5 étoiles», «20 sur 20»)", () => {
    for (const n of [1, 2, 3, 4, 5, 7, 10, 12, 15, 20, 30, 100, 200]) {
      expect(themes(`La gare est à ${n} min`, "fr"), `${n} min`).toEqual(["emplacement"]);
      expect(themes(`Servis au bout de ${n} minutes`, "fr"), `${n} minutes`).toContain("attente");
    }
  });

  it("stands for itself where an entry names it", () => {
    expect(opinions("Un séjour 5 étoiles", "fr")).toEqual(["5 étoiles 1"]);
    expect(opinions("Un séjour 6 étoiles", "fr")).toEqual([]);
  });
});

describe("German umlauts", () => {
  it("keep «schön» from «schon», «könnte» from «konnte», «verwöhnt» from «verwohnt»", () => {
    expect(opinions("Wir waren schon dort und konnten bleiben", "de")).toEqual([]);
    expect(opinions("Schöne Tage", "de")).toEqual(["schön 1"]);
    expect(opinions("Die Wand könnte weiß sein", "de")).toEqual(["könnte -1"]);
    expect(opinions("Wir wurden verwöhnt", "de")).toEqual(["verwöhnt 1"]);
    expect(opinions("Das Sofa ist verwohnt", "de")).toEqual(["verwohnt -1"]);
  });

  it("may be left out where no other word is written so", () => {
    expect(opinions("Ein hubsches Haus", "de")).toEqual(["hübsch 1"]);
  });
});

describe("words written together", () => {
  const things = (text: string, lang: string): string[] =>
    read(text, lang).flatMap(({ evidence }) => THEMES.filter((_, t) => (evidence[t]?.targets ?? 0) > 0));

  it("speak of the thing they end with, else of the one they begin with", () => {
    expect(things("Der Zimmerpreis", "de")).toEqual(["prix"]);
    expect(things("Die Zimmergröße", "de")).toEqual(["chambre"]);
    expect(things("De strandwandeling", "nl")).toEqual(["emplacement"]);
  });

  it("are no such thing when only their letters end so", () => {
    expect(things("Unsere Interessen, ein Schwein", "de")).toEqual([]);
  });

  it("are not looked for in French", () => {
    expect(things("Le motrestaurant", "fr")).toEqual([]);
  });
});

describe("words that only look like an opinion", () => {
  it("leave what is said as it is: Italian «ne» is not «né», winter is no hell", () => {
    expect(opinions("Ne siamo rimasti soddisfatti", "it")).toEqual(["soddisfatto 1"]);
    expect(opinions("In inverno", "it")).toEqual([]);
    expect(opinions("En invierno", "es")).toEqual([]);
  });
});

describe("an entry of the whole", () => {
  it("does not hide the theme its words name", () => {
    expect(themes("Il est bien placé pour visiter la ville", "fr")).toContain("emplacement");
    expect(themes("Personne ne nous a aidés", "fr")).toContain("accueil");
    expect(read("Nous avons eu un bel accueil", "fr")[0]?.evidence[THEMES.indexOf("accueil")]?.linkedValue).toBeGreaterThan(0);
  });
});

describe("a compound written apart", () => {
  const things = (text: string, lang: string): [string, number][] =>
    read(text, lang).flatMap(({ reading }) =>
      reading.targets.map(({ match }): [string, number] => [match.sense.label, match.to - match.from]),
    );

  it.each([
    ["nl", "De parkeer plaats was vol.", "parkeerplaats"],
    ["nl", "Het zwem bad was vies.", "zwembad"],
    ["nl", "De bad kamer was vuil.", "badkamer"],
    ["de", "Das Schwimm Bad war schmutzig.", "schwimmbad"],
    ["de", "Guter Park Platz!", "parkplatz"],
  ])("is the thing that it is written together (%s): %s", (lang, text, thing) => {
    expect(things(text, lang).map(([label, words]) => [label.toLowerCase(), words])).toEqual([[thing, 2]]);
  });

  it.each([
    ["de", "Aus Sicht eines Vegetariers"],
    ["de", "Es wird auf Preis und Leistung geachtet"],
    ["de", "Gegen den Lärm"],
    ["nl", "Uit zicht van de weg"],
  ])("is none where one of them is a little word (%s): %s", (lang, text) => {
    expect(things(text, lang).filter(([, words]) => words > 1)).toEqual([]);
  });

  it("may begin with a thing that is a frequent word too", () => {
    expect(things("Het kamer meisje was lief.", "nl")).toEqual([["kamermeisje", 2]]);
  });

  it("is none where a mark or a line parts the words", () => {
    expect(things("Parkeer, plaats. Zwem\nbad", "nl").filter(([, words]) => words > 1)).toEqual([]);
  });
});
