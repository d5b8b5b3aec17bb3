import { fold } from "../../../src/domain/text/fold.ts";
import { inflect } from "../text/inflect.ts";
import type { Wording } from "./wording.ts";

/** Adjectives that French says before the thing: «bonne literie», whichever way the guest put it. */
const BEFORE_THING = new Set(
  ["bon", "beau", "bel", "joli", "grand", "gros", "petit", "mauvais", "meilleur", "super", "vieux", "vaste"].flatMap((word) =>
    inflect(word, "fr"),
  ),
);
/** Adds nothing to the opinion, or belongs to the sentence around it. */
const LEADING =
  /^(?:(?:très|vraiment|tellement|bien trop|on a|on s['’]est|on est|nous avons|avons|nous sommes|j['’]ai|ai|il y a|est|sont|d['’]une|d['’]un) )+/;
const TRAILING = /(?: (?:de|du|des|d['’]|à|au|aux|sur|en|et|mais|pour|par|que|qui|un|une|le|la|les|l['’]|nous|avec|comme))+$/;
/** «Amabilité», «gentillesse»: said of somebody, but no adjective. */
const NOUN = /(?:[lnrusv](?:i|e)té|osité|uité|iété|esse|isme|ance|ence|ition|ation|ssion|rité)s?$/;
/** The h of these is not silent: «pas de hamac». */
const SOUNDED_H = /^h(?:all|amac|am[mab]|andicap|aricot|aut|angar|omard|ot dog|ou[mb]|ublot|ors)/;

/** A phrase that is said of a thing begins so: «à refaire», «bien tenu»; «vaut le détour» or «nous reviendrons» do not. */
const PHRASE =
  /^(?:à|au|aux|de|d['’]|en|hors|sans|trop|peu|pas|bien|mal|tout|toute|plus|plutôt|un peu|assez|ne|n['’]|joliment|limite|digne|plein|pleine|facile|difficile|juste|très) ?/;
/** Nouns that name the theme by themselves and are no adjective. */
const NAMES = new Set(
  "tache taches traces odeur odeurs poussière cheveux poils crasse moisissure moisissures cafard cafards fourmis bruit bruits travaux cris régal malade estomac faim foule chlore huile graisse brouhaha silence repos personne".split(
    " ",
  ),
);
/** Things that are written alike in the plural. */
const INVARIABLE = new Set(["prix", "choix", "repas", "matelas", "accès", "bus", "jus", "riz", "tapis", "petit pois", "dos", "parcours"]);

const bare = (words: string): string => words.replace(TRAILING, "").trim();

/** A lexicon entry that reads well alone: without «très» or a preposition that nothing follows. */
export function tidied(entry: string): string {
  return bare(
    entry
      .replace(/^(\S+) (?:sont|est) (?=\S+$)/, "$1 ")
      .replace(LEADING, "")
      .replace(/(?<!pas|plus|peu) très /g, " "),
  );
}

/** Words that name a theme and mean nothing without their thing. */
const SAYING_LITTLE = new Set([
  "refait",
  "offert",
  "offerte",
  "fermé",
  "fermée",
  "reposé",
  "cadeau",
  "froid",
  "froide",
  "proche",
  "près",
  "neuf",
  "neuve",
  "du monde",
  "il manquait",
  "retourne",
  "rafraîchi",
  "restauré",
  "déco",
  "fin",
  "sonore",
  "à côté",
  "à deux pas",
]);

/** Whether an opinion means something to a reader who does not see the thing it is said of. */
export const speaksAlone = (opinion: string): boolean => opinion !== "" && !SAYING_LITTLE.has(opinion);

/** Whether an opinion can be said of a thing as an adjective can: no noun, and no thing of its own («belle vue»). */
export function isAdjective(opinion: string): boolean {
  const [first = "", ...more] = tidied(opinion).split(" ");
  if (more.length > 0) return PHRASE.test(tidied(opinion)) && !BEFORE_THING.has(fold(first));
  return first !== "" && !NOUN.test(first) && !NAMES.has(first);
}

/** The form that stood in the text in the singular, its accents mended; the entry itself where the text held a slip. */
export function singular(label: string, surface: string): string {
  const [wanted, found] = [fold(label), fold(surface)];
  if (wanted.length !== label.length || found.length !== surface.length) return label;
  if (!inflect(wanted, "fr", label.endsWith("é")).includes(found)) return label;
  const form = surface === found ? accented(label, wanted, found) : surface;
  if (/[sx]$/.test(label) && form === label) return form;
  if (form.endsWith("aux") && label.endsWith("al")) return label;
  return form.replace(/s$|(?<=eau)x$/, "");
}

/** «legeres» of «léger»: the accents of the entry, and that of the feminine. */
function accented(label: string, wanted: string, found: string): string {
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === found[shared]) shared++;
  return (label.slice(0, shared) + found.slice(shared)).replace(/ere(?=s?$)/, "ère");
}

/** Whether a thing is named in the plural only, or was. */
export const isPlural = (thing: string, surface: string): boolean => surface === thing && /[sx]$/.test(thing) && !INVARIABLE.has(thing);

/** The same as `singular` for the last word of a phrase: «bien décorée». */
export function singularPhrase(label: string, surface: string): string {
  const [wanted, found] = [label.split(" "), surface.split(/[\s'’-]+/)];
  const last = wanted.at(-1) ?? "";
  return wanted.length === found.length ? [...wanted.slice(0, -1), singular(last, found.at(-1) ?? "")].join(" ") : label;
}

/** The name of a thing without its article. */
export const named = (thing: string): string => thing.replace(/^l['’]/, "");

/** An opinion and its thing in the order French has: «bonne literie», «literie neuve». */
export function joined(thing: string, opinion: string, wording: Wording): string {
  if (!BEFORE_THING.has(fold(opinion))) return `${thing} ${opinion}`;
  return `${beforeVowel(agreed(opinion, thing, wording), thing)} ${thing}`;
}

/** Adjectives that precede the thing, masculine and feminine. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["bon", "bonne"],
  ["beau", "belle"],
  ["bel", "belle"],
  ["joli", "jolie"],
  ["grand", "grande"],
  ["gros", "grosse"],
  ["petit", "petite"],
  ["mauvais", "mauvaise"],
  ["meilleur", "meilleure"],
  ["vieux", "vieille"],
];
/** «Bonne chambre et petit déjeuner» says «bon petit déjeuner», too: the adjective in the thing's gender, where that is known. */
function agreed(opinion: string, thing: string, { things }: Wording): string {
  const pair = PAIRS.find((forms) => forms.includes(opinion));
  if (!pair) return opinion;
  const gender = things.get(fold(thing))?.gender;
  return gender === "masculine" ? pair[0] : gender === "feminine" ? pair[1] : opinion;
}

function beforeVowel(opinion: string, thing: string): string {
  if (!isElided(thing)) return opinion === "bel" ? "beau" : opinion;
  return opinion === "beau" ? "bel" : opinion === "vieux" ? "vieil" : opinion;
}

const isElided = (word: string): boolean => /^[aeiouhœ]/.test(fold(word)) && !SOUNDED_H.test(fold(word));

/** «pas de wifi», «pas d’ascenseur», «peu de choix». */
export function lacking(thing: string, much: boolean): string {
  return `${much ? "peu" : "pas"} ${isElided(thing) ? "d'" : "de "}${thing}`;
}

/** A verb between both parts of its negation: «ne plaît pas». */
export function bracketed(verb: string): string {
  return isElided(verb) ? `n'${verb} pas` : `ne ${verb} pas`;
}
