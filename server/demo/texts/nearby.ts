import type { Neighbourhood } from "../neighbourhood.ts";
import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";

type Form = "masculine" | "feminine" | "plural" | "feminine plural";

/** What the heads of sights' names are in French; others are masculine. */
const heads: readonly (readonly [RegExp, Form])[] = [
  [/^Jardins\b/, "plural"],
  [/^(Grottes|Gorges)\b/, "feminine plural"],
  [/^(Abbaye|Collégiale|Cascade|Ferme|Tour|Chapelle|Maison)\b/, "feminine"],
];

/** The article that guests put before a French name; German ones keep to those whose accusative is the same. */
const articles: Record<Lang, Readonly<Record<Form, string>>> = {
  fr: { masculine: "le ", feminine: "la ", plural: "les ", "feminine plural": "les " },
  en: { masculine: "the ", feminine: "the ", plural: "the ", "feminine plural": "the " },
  de: { masculine: "das ", feminine: "die ", plural: "die ", "feminine plural": "die " },
  nl: { masculine: "het ", feminine: "de ", plural: "de ", "feminine plural": "de " },
  es: { masculine: "el ", feminine: "la ", plural: "los ", "feminine plural": "las " },
  it: { masculine: "il ", feminine: "la ", plural: "i ", "feminine plural": "le " },
};

/**
 * What a text may name around its place: `sight` with the article of the language («le château de Ternay», «das Château de
 * Ternay»), `table` (a restaurant) and `nearby` (another commune; in French one that takes «à» and «de» unchanged). Null
 * for another word.
 */
export function nearbyName(r: Random, name: string, lang: Lang, { communes, sights, restaurants }: Neighbourhood): string | null {
  if (name === "nearby") return r.pick(lang === "fr" ? communes.filter((commune) => !/^(Les? |[AEIOUÉÈH])/.test(commune)) : communes);
  if (name === "table") {
    // «Au restaurant Crêperie des Cimes»: nobody says so.
    const named = restaurants.filter((restaurant) => !/^(Crêperie|Pizzeria|Brasserie|Café)\b/.test(restaurant));
    return named.length > 0 ? r.pick(named) : restaurants.length > 0 ? r.pick(restaurants) : null;
  }
  if (name !== "sight" || sights.length === 0) return null;
  const neuter = lang === "de" ? sights.filter((sight) => !/^(Parc|Jardin botanique|Gouffre|Belvédère)\b/.test(sight)) : sights;
  return withArticle(r.pick(neuter.length > 0 ? neuter : sights), lang);
}

function withArticle(sight: string, lang: Lang): string {
  const said = lang === "fr" ? sight.charAt(0).toLowerCase() + sight.slice(1) : sight;
  if ((lang === "fr" || lang === "it") && /^[AÉ]/i.test(sight)) return `l'${said}`;
  return articles[lang][heads.find(([head]) => head.test(sight))?.[1] ?? "masculine"] + said;
}

const contractions: Readonly<Partial<Record<Lang, readonly (readonly [RegExp, string])[]>>> = {
  en: [[/\b([Tt]he) the /g, "$1 "]],
  es: [
    [/\ba el (?=\p{Lu})/gu, "al "],
    [/\bde el (?=\p{Lu})/gu, "del "],
  ],
  it: [
    [/\ba il (?=\p{Lu})/gu, "al "],
    [/\ba i (?=\p{Lu})/gu, "ai "],
    [/\ba le (?=\p{Lu})/gu, "alle "],
    [/\ba la (?=\p{Lu})/gu, "alla "],
    [/\ba l'(?=\p{Lu})/gu, "all'"],
    [/\bdi il (?=\p{Lu})/gu, "del "],
    [/\bdi l'(?=\p{Lu})/gu, "dell'"],
  ],
};

/** Puts prepositions and the articles of names together, as the language does: «al Château de Ternay». */
export function contracted(text: string, lang: Lang): string {
  return (contractions[lang] ?? []).reduce((out, [apart, together]) => out.replace(apart, together), text);
}
