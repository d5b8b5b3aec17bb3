import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";

import { createAnalyser, lintLexicons, loadLexicons } from "./index.ts";
import type { Lexicon } from "./index.ts";

const folder = join(import.meta.dirname, "../../templates/lexicons");
const analyse = createAnalyser(loadLexicons(folder));

const small = (change: Partial<Lexicon> = {}): Lexicon => ({
  lang: "fr",
  themes: { calme: { targets: ["zorg"], blame: ["vlof"] } },
  polarity: { praise: { normal: ["blim"] }, blame: { normal: ["crouf"] } },
  modifiers: { negators: ["pas"] },
  ...change,
});

describe("what is said of a thing in two words", () => {
  it.each([
    ["de", "Sehr gutes Frühstück.", "petit_dejeuner positive"],
    ["de", "Guter Service", "accueil positive"],
    ["de", "Schlechtes Essen", "restauration negative"],
    ["de", "Enges Zimmer", "chambre negative"],
    ["de", "Altes Zimmer", "chambre negative"],
    ["de", "Ein alter Teppich", "chambre negative"],
    ["nl", "Schone kamers", "proprete positive"],
    ["nl", "Vieze kamer", "proprete negative"],
    ["nl", "Dure drankjes", "prix negative"],
    ["nl", "Lieve mensen", "accueil positive"],
    ["nl", "Snelle bediening", "attente positive"],
    ["it", "Cameriera brava", "accueil positive"],
    ["it", "Cibo pessimo", "restauration negative"],
    ["es", "Mal desayuno", "petit_dejeuner negative"],
    ["en", "Rude staff", "accueil negative"],
  ])("is heard in %s whatever its ending: «%s»", (lang, text, said) => {
    expect(analyse(text, lang).mentions.map(({ theme, polarity }) => `${theme} ${polarity}`)).toContain(said);
  });
});

it.each(["Ein Museum für jedes Alter.", "Wir waren im Alter von 20 Jahren da.", "Ein Spielplatz für Kinder im Alter von 5 Jahren."])(
  "the German age is no reproach: «%s»",
  (text) => {
    const { tonality, mentions } = analyse(text, "de");
    expect(mentions).toEqual([]);
    expect(Math.abs(tonality)).toBeLessThan(0.1);
  },
);

it("what is liked at any age is liked", () => {
  expect(analyse("In unserem Alter ist das gut.", "de").tonality).toBeGreaterThan(0.3);
});

describe("createAnalyser", () => {
  it("knows nothing of a text that says nothing", () => {
    expect(analyse(" \n")).toEqual({ lang: "und", tonality: 0, mentions: [], expressions: [] });
  });

  it("gives spans that cut the very words out of the text, emojis and accents included", () => {
    const text = "😀 Séjour en août. Le personnel était très accueillant 👍 !";
    const [mention] = analyse(text, "fr").mentions;
    expect(mention?.theme).toBe("accueil");
    expect(text.slice(mention?.start, mention?.end)).toContain("personnel");
    expect(text.slice(...(mention?.sentence ?? [0, 0]))).toBe("Le personnel était très accueillant 👍 !");
  });

  it("keeps every span inside its sentence and every strength within ]0,1]", () => {
    const text = "Chambre propre ; lit dur. WIFI NUL!!\nMais quel accueil… et une vue splendide, vraiment (5 min de la gare).";
    const { mentions } = analyse(text);
    expect(mentions.length).toBeGreaterThanOrEqual(3);
    for (const m of mentions) {
      expect(m.start).toBeGreaterThanOrEqual(m.sentence[0]);
      expect(m.end).toBeLessThanOrEqual(m.sentence[1]);
      expect(m.end).toBeGreaterThan(m.start);
      expect(m.strength).toBeGreaterThan(0);
      expect(m.strength).toBeLessThanOrEqual(1);
    }
  });

  it("finds nothing in an empty text", () => {
    expect(analyse("")).toMatchObject({ mentions: [], expressions: [] });
    expect(analyse(" \n ... !!")).toMatchObject({ mentions: [] });
  });

  it("puts tonality within [-1,1] and on the right side", () => {
    const good = analyse("Excellent séjour, tout était parfait, merci à toute l'équipe !", "fr").tonality;
    const bad = analyse("Horrible, sale et bruyant. À fuir, plus jamais !", "fr").tonality;
    expect(good).toBeGreaterThan(0.3);
    expect(bad).toBeLessThan(-0.3);
    expect(Math.max(Math.abs(good), Math.abs(bad))).toBeLessThanOrEqual(1);
  });

  it.each([
    ["The staff was very friendly but the room was dirty and we could hear the street.", "en", "accueil"],
    ["Das Zimmer war sehr sauber und das Personal war freundlich, aber es ist nicht ruhig.", "de", "proprete"],
    ["La habitación es muy limpia y el personal es muy amable, pero está lejos del centro.", "es", "proprete"],
    ["La camera è molto pulita e il personale è gentile, ma la colazione non è buona.", "it", "proprete"],
    ["De kamer was zeer schoon en het personeel is vriendelijk, maar het ontbijt was slecht.", "nl", "proprete"],
    ["La chambre est très propre et nous avons été bien reçus par le personnel.", "fr", "proprete"],
  ])("detects the language of «%s»", (text, lang, theme) => {
    const found = analyse(text);
    expect(found.lang).toBe(lang);
    expect(found.mentions.find((m) => m.theme === theme)?.polarity).toBe("positive");
  });

  it.each([
    ["Chambre propre", "fr"],
    ["À fuir", "fr"],
    ["Clean room", "en"],
    ["Zimmer sauber", "de"],
    ["Habitación limpia", "es"],
    ["Camera pulita", "it"],
  ])("detects the language of so short a text as «%s»", (text, lang) => {
    expect(analyse(text).lang).toBe(lang);
  });

  it("believes the language given, reduced to its two letters, and reads unknown ones as French", () => {
    expect(analyse("Hotel", "de-AT").lang).toBe("de");
    expect(analyse("Hotel", "ja").lang).toBe("fr");
  });

  it("takes a new lexicon entry into account at once", () => {
    const text = "Un zorg crouf.";
    expect(createAnalyser([small()])(text, "fr").mentions.map((m) => [m.theme, m.polarity])).toEqual([["calme", "negative"]]);
    expect(createAnalyser([small({ themes: {} })])(text, "fr").mentions).toEqual([]);
  });

  it("names expressions in a normal form, with their own polarity and span", () => {
    const text = "Les chambres sont très propres. L'attente est trop longue et il n'y a pas de wifi.";
    const found = (analyse(text, "fr").expressions ?? []).map((e) => [e.text, e.polarity]);
    expect(found).toContainEqual(["chambre propre", "positive"]);
    expect(found).toContainEqual(["attente trop longue", "negative"]);
    expect(found).toContainEqual(["pas de wifi", "negative"]);
  });

  it("names no expression that says a thing of itself", () => {
    const found = (analyse("Très bonne équipe, une équipe au top !", "fr").expressions ?? []).map((e) => e.text);
    expect(found).toEqual(["bonne équipe", "équipe au top"]);
  });

  it.each([
    "Tout le monde était content.",
    "Merci à toute l'équipe.",
    "La chambre, on aime beaucoup.",
    "Séjour à refaire.",
    "Dommage pour la piscine.",
  ])("names no expression where a feeling or thanks stand beside a thing: «%s»", (text) => {
    expect(analyse(text, "fr").expressions).toEqual([]);
  });

  it.each([
    ["La literie était bonne, les serveuses très gentilles.", ["bonne literie", "serveuse gentille"]],
    ["Beau accueil et grande chambre, légeres cloisons.", ["bel accueil", "grande chambre"]],
    ["Chambres bien décorées, repas légers.", ["chambre bien décorée", "repas léger"]],
    ["Pas d'hygiène, peu d'espace.", ["pas d'hygiène", "peu d'espace"]],
    ["Personnel agreable, accueil exellent.", ["personnel agréable", "accueil excellent"]],
  ])("says it as one says it: «%s»", (text, expected) => {
    const found = (analyse(text, "fr").expressions ?? []).map((e) => e.text);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it("puts the adjective before its thing in English, unless it is denied or exceeds", () => {
    const found = (analyse("The staff was friendly. The room was not clean. The bed was too small.", "en").expressions ?? []).map(
      (e) => e.text,
    );
    expect(found).toEqual(["friendly staff", "room not clean", "bed too small"]);
  });

  it.each([
    "Un peu d'attente.",
    "La chambre est bien.",
    "Il y a la gentillesse du personnel.",
    "Tout est bien entretenu et l'animateur passe le matin.",
    "Pas de pomme de douche.",
    "Ils ont refait l'entrée.",
  ])("names no half of a phrase, no noun as an adjective: «%s»", (text) => {
    const found = (analyse(text, "fr").expressions ?? []).map((e) => e.text);
    for (const words of found) expect(["un peu d'attente", "gentillesse", "bien entretenu"]).toContain(words);
  });

  it("does not praise a price for the quality it is measured by", () => {
    const found = analyse("Prix exagéré pour la qualité.", "fr");
    expect((found.expressions ?? []).map((e) => [e.text, e.polarity])).toEqual([["prix exagéré", "negative"]]);
  });

  it("says of the thing named first what is said of a part or place of it", () => {
    const found = analyse("Le wifi de la chambre ne marchait pas.", "fr");
    expect(found.mentions.map((m) => m.theme)).toEqual(["numerique"]);
    expect((found.expressions ?? []).map((e) => e.text)).toEqual(["wifi ne marchait pas"]);
  });
});

describe("French negation on both sides of the verb", () => {
  it.each([
    "Je ne recommande pas.",
    "On ne le conseille vraiment à personne.",
    "Nous n'y retournerons certainement plus.",
    "Cet hôtel ne mérite sûrement pas ses étoiles.",
    "Rien n'est propre.",
  ])("blames: «%s»", (text) => {
    expect(analyse(text, "fr").tonality).toBeLessThan(-0.3);
  });

  it.each(["Nous n'avons pas été déçus.", "Le cadre ne gâche rien.", "Ils ne manquent pas d'humour.", "On ne regrette pas notre choix."])(
    "praises: «%s»",
    (text) => {
      expect(analyse(text, "fr").tonality).toBeGreaterThan(0.3);
    },
  );

  it("uses the negation up: what follows is not denied", () => {
    const { mentions } = analyse("Je ne recommande pas cet hôtel calme.", "fr");
    expect(mentions.map((m) => [m.theme, m.polarity])).toEqual([["calme", "positive"]]);
  });
});

describe("accents that tell words apart", () => {
  const themes = (text: string): string[] => analyse(text, "fr").mentions.map((m) => `${m.theme} ${m.polarity}`);

  it("takes no «équipée» for the team, no «côté» for a chop, no «outre» for an outrage", () => {
    expect(themes("Nous étions dans une tente équipée.")).not.toContain("accueil positive");
    expect(themes("Le côté calme.")).toEqual(["calme positive"]);
    expect(themes("Outre le parking gratuit, l'accueil est parfait.")).toEqual(
      expect.arrayContaining(["acces positive", "accueil positive"]),
    );
  });

  it("still reads words whose accent was left out", () => {
    expect(themes("Piscine chauffee et tres propre.")).toEqual(expect.arrayContaining(["equipements positive", "proprete positive"]));
    expect(themes("La deco est ratee, tout est delabre.")).toContain("ambiance negative");
  });
});

describe("English comparison that falls short", () => {
  it.each([
    ["Breakfast was nothing like as good as last year.", "petit_dejeuner"],
    ["Nothing like as close to the beach as they say.", "emplacement"],
    ["The room is nowhere near as clean as it looks.", "chambre"],
    ["The room looked nothing like the photos.", "chambre"],
  ])("blames: «%s»", (text, theme) => {
    const { mentions, tonality } = analyse(text, "en");
    expect(mentions.find((m) => m.theme === theme)?.polarity).toBe("negative");
    expect(tonality).toBeLessThan(0);
  });

  it("leaves «nothing like a good breakfast» and «nothing was too much trouble» as praise", () => {
    expect(analyse("There is nothing like a good breakfast.", "en").mentions[0]?.polarity).toBe("positive");
    expect(analyse("Nothing was too much trouble for the staff.", "en").mentions[0]?.polarity).toBe("positive");
  });
});

describe("what does not work or is missing", () => {
  it.each([
    ["fr", "Le wifi ne fonctionne pas.", "numerique negative"],
    ["en", "The shower did not work.", "chambre negative"],
    ["de", "WLAN funktioniert nicht.", "numerique negative"],
    ["es", "La ducha no funciona.", "chambre negative"],
    ["nl", "De wifi werkt niet.", "numerique negative"],
    ["it", "La doccia non funziona.", "chambre negative"],
    ["de", "Der Aufzug funktioniert nicht.", "equipements negative"],
  ])("is said of its thing alone, in %s: «%s»", (lang, text, mention) => {
    expect(analyse(text, lang).mentions.map(({ theme, polarity }) => `${theme} ${polarity}`)).toEqual([mention]);
  });

  it("counts for the whole review where it is missing", () => {
    expect(analyse("Pas de savon.", "fr").tonality).toBeLessThan(-0.5);
    expect(analyse("Pas d'attente.", "fr").tonality).toBeGreaterThan(0.5);
  });
});

describe("lexicon schema", () => {
  it("admits the shipped lexicons and further themes, and refuses an unknown list", () => {
    const schema: object = JSON.parse(readFileSync(join(import.meta.dirname, "../../schemas/lexicon.schema.json"), "utf8"));
    const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
    for (const lexicon of loadLexicons(folder)) {
      validate(lexicon);
      expect(validate.errors).toBeNull();
    }
    expect(validate(small({ themes: { sommeil: {} } }))).toBe(true);
    expect(validate(small({ themes: { sommeil: { jokes: [] } } as never }))).toBe(false);
    expect(validate({ ...small(), jokes: [] })).toBe(false);
  });
});

describe("lintLexicons", () => {
  it("finds nothing wrong in the shipped lexicons", () => {
    expect(lintLexicons(loadLexicons(folder))).toEqual([]);
  });

  it("names duplicates, contradictions, empty entries and a language given twice", () => {
    const faulty = small({
      themes: { calme: { praise: ["Calme", "CALME"], blame: ["calme", ""] } },
      polarity: { praise: { normal: ["bon"], strong: ["bon"] }, blame: { weak: ["bon"] } },
    });
    const codes = lintLexicons([faulty, small()]).map((p) => `${p.code} ${p.path}`);
    expect(codes).toContain("duplicate themes.calme.praise");
    expect(codes).toContain("contradiction themes.calme.blame");
    expect(codes).toContain("empty themes.calme.blame");
    expect(codes).toContain("duplicate polarity.praise.normal");
    expect(codes).toContain("contradiction polarity.blame.weak");
    expect(codes).toContain("duplicate_language lang");
  });
});
