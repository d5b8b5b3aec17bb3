import { describe, expect, it } from "vitest";
import { random } from "../random.ts";
import type { Lang } from "../types.ts";
import { parseBank } from "./bank.ts";
import { language } from "./languages.ts";
import { compile, render, type RenderContext } from "./markup.ts";
import { slotFiller } from "./slots.ts";

/** Nouns by gender and number, and the endings that an adjective after them cannot have. */
const agreement: Partial<Record<Lang, readonly (readonly [nouns: string, wrong: RegExp])[]>> = {
  fr: [
    ["literie|douche|visite|cuisine|terrasse|équipe|propreté|(?<=la )guide", /(?:us|limit|dépass|équip)é$|(?<!pend|vraim)(?:ant|ent|eux)$/],
    ["matelas|lit|hôtel|personnel|accueil|parking|repas|restaurant|service|musée", /(?:ée|euse|ante|ente)$/],
  ],
  es: [
    ["sitio|lugar|personal|servicio|trato|baño|desayuno|colchón|ambiente|local", /(?<!par)(?:as?|os)$/],
    ["ubicación|atención|limpieza|comida|cena|piscina|cama|ducha", /(?:os?|as)$/],
    ["baños|aseos|dueños", /as?$/],
    ["duchas|parcelas", /os?$/],
  ],
  it: [
    ["posto|luogo|personale|servizio|bagno|letto|materasso|cibo|locale", /(?<!senz)a$|(?<!avant|davant)i$/],
    ["stanza|doccia|posizione|accoglienza|pulizia|piscina|cucina", /(?:o|i)$/],
    ["bagni|gestori|proprietari", /(?:a|[^n]o)$/],
    ["docce|piazzole", /(?:[ao]|(?<!grand)i)$/],
  ],
};

const langs: readonly Lang[] = ["fr", "en", "de", "nl", "es", "it"];

function context(over: Partial<RenderContext> = {}): RenderContext {
  return { random: random("bank"), voice: "we", feminine: false, endings: ["", "e"], slot: (name) => `<${name}>`, ...over };
}

describe("the notation of fragments", () => {
  it("picks alternatives, follows the voice and agrees with the author", () => {
    const { nodes } = compile("[Nous sommes repartis/Je suis reparti~/On est repartis] (vite|tôt)");
    expect(render(nodes, context())).toMatch(/^Nous sommes repartis (vite|tôt)$/);
    expect(render(nodes, context({ voice: "i", feminine: true }))).toMatch(/^Je suis repartie (vite|tôt)$/);
    expect(render(nodes, context({ voice: "on" }))).toMatch(/^On est repartis (vite|tôt)$/);
  });

  it("reads conditions, and sees a line without verb", () => {
    const fragment = compile("?pool,!solo Belle piscine");
    expect(fragment).toMatchObject({ conditions: ["pool", "!solo"], nominal: true, source: "Belle piscine" });
  });

  it("refuses unbalanced brackets, which would show in a text", () => {
    expect(() => compile("Chambre (propre|nette")).toThrow("Unbalanced");
    expect(() => compile("Chambre propre)")).toThrow("Unbalanced");
  });

  it("reads what a whole review tells, each theme with its sign", () => {
    const { tells, source } = compile("?famille @attente-,accueil+ On a attendu");
    expect(tells).toEqual([
      { theme: "attente", polarity: "-" },
      { theme: "accueil", polarity: "+" },
    ]);
    expect(source).toBe("On a attendu");
    expect(() => compile("@attente On a attendu")).toThrow("sign");
  });

  it("adds sections of one name up and spreads groups over their categories", () => {
    const bank = parseBank({ "lodging calme +": ["C'est calme"] }, { "hotel calme +": ["Il n'y a aucun bruit"] });
    expect(bank.get("hotel calme +")).toHaveLength(2);
    expect(bank.get("collectif calme +")).toHaveLength(1);
    expect(bank.get("restaurant calme +")).toBeUndefined();
  });
});

/** What a scene fills, not the words of a language. */
const fromScene = new Set(
  "town name atown detown sight month demonth weekday marketday walk drive night week breakfast tax menu fee spots floor".split(" "),
);

describe.each(langs)("the texts in %s", (lang) => {
  const { bank, slots } = language(lang);

  it("fill every slot, for every kind of place", () => {
    const kinds = ["hotel", "pizzeria", "creperie", "gastronomique", "musee"];
    const known = (name: string): string | undefined => (fromScene.has(name) ? "Aurelle" : undefined);
    const broken: string[] = [];
    let rendered = 0;
    for (const kind of kinds) {
      for (const destination of ["aurelle", "dunes"]) {
        const slot = slotFiller(random(lang, kind), slots, { kind, destination, known });
        for (const voice of ["we", "i", "on"] as const) {
          const spoken = context({ slot, voice });
          for (const { nodes, source } of new Set([...bank.values()].flat())) {
            try {
              rendered += render(nodes, spoken).length > 0 ? 1 : 0;
            } catch (error) {
              broken.push(`${source} (${kind}, ${destination}, ${voice}): ${String(error)}`);
            }
          }
        }
      }
    }
    expect(broken).toEqual([]);
    expect(rendered).toBeGreaterThan(1_000);
  });

  it("give an adjective the ending of its noun, whichever alternatives meet", () => {
    const r = random("agreement", lang);
    const wrong: string[] = [];
    let met = 0;
    for (const [nouns, ending] of agreement[lang] ?? []) {
      const pair = new RegExp(`^(?:\\p{L}+ )?(?:${nouns}) (?:(?:est|très|muy|molto|davvero|super) )*(\\p{L}{4,})(?!\\p{L})`, "iu");
      for (const { nodes, source, ways } of new Set([...bank.values()].flat())) {
        // What can be said in one way alone has the endings that its author gave it.
        if (ways === 1 || !new RegExp(nouns, "i").test(source)) continue;
        for (let i = 0; i < 40; i++) {
          const text = render(nodes, context({ random: r, slot: () => "" }));
          const adjective = pair.exec(text)?.[1];
          if (adjective !== undefined) met += 1;
          if (ending.test(adjective ?? "")) wrong.push(text);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    // Else nothing has been looked at; the other languages have no such endings.
    expect(met).toBeGreaterThanOrEqual(agreement[lang] ? 100 : 0);
  });

  it("tell of themes that there are", () => {
    const sections = langs.flatMap((other) => [...language(other).bank.keys()]);
    const known = new Set(sections.filter((key) => / [+-] plain$/.test(key)).map((key) => key.split(" ")[1]));
    const told = new Set([...bank.values()].flat().flatMap(({ tells }) => tells.map(({ theme }) => theme as string)));
    expect([...told].filter((theme) => !known.has(theme))).toEqual([]);
  });

  it("have the frame of a review for every category", () => {
    for (const category of [
      "hotel",
      "camping",
      "location",
      "collectif",
      "restaurant",
      "site",
      "activite",
      "degustation",
      "evenement",
      "commerce",
      "ot",
      "autre",
    ]) {
      for (const part of ["verdict", "terse", "title"]) {
        for (const tier of [1, 2, 3, 4, 5]) expect(bank.has(`${category} ${part} ${tier}`)).toBe(true);
      }
      for (const part of ["and", "also", "marks"]) expect(bank.has(`${category} ${part}`)).toBe(true);
    }
  });

  it("blame wherever they praise", () => {
    const categories = [
      ...new Set([...bank.keys()].filter((key) => / (\+ plain|flow good)$/.test(key)).map((key) => key.split(" ")[0] ?? "")),
    ];
    const blames = (category: string): boolean =>
      [...bank.keys()].some((key) => key.startsWith(`${category} `) && / (- plain|flow bad)$/.test(key));
    expect(categories.length).toBeGreaterThan(8);
    expect(categories.filter((category) => !blames(category))).toEqual([]);
  });
});
