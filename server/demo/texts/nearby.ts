import type { Neighbourhood } from "../neighbourhood.ts";
import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";

/** French nouns at the head of a sight's name, with their article; others are masculine. */
const articles: readonly (readonly [RegExp, string])[] = [
  [/^(Jardins|Grottes|Gorges)\b/, "les "],
  [/^(Abbaye|Écomusée)/, "l'"],
  [/^(Collégiale|Cascade|Ferme|Tour|Chapelle|Maison)\b/, "la "],
];

/**
 * What a text may name around its place: `sight` («le château de Ternay» in French, the bare name elsewhere), `table` (a
 * restaurant) and `nearby` (another commune; in French one that takes «à» and «de» unchanged). Null for another word.
 */
export function nearbyName(r: Random, name: string, lang: Lang, { communes, sights, restaurants }: Neighbourhood): string | null {
  if (name === "nearby") return r.pick(lang === "fr" ? communes.filter((commune) => !/^(Les? |[AEIOUÉÈH])/.test(commune)) : communes);
  if (name === "table") {
    // «Au restaurant Crêperie des Cimes»: nobody says so.
    const named = restaurants.filter((restaurant) => !/^(Crêperie|Pizzeria|Brasserie|Café)\b/.test(restaurant));
    return named.length > 0 ? r.pick(named) : restaurants.length > 0 ? r.pick(restaurants) : null;
  }
  if (name !== "sight" || sights.length === 0) return null;
  const sight = r.pick(sights);
  return lang === "fr" ? inSentence(sight) : sight;
}

function inSentence(sight: string): string {
  const article = articles.find(([head]) => head.test(sight))?.[1] ?? "le ";
  return `${article}${sight.charAt(0).toLowerCase()}${sight.slice(1)}`;
}
