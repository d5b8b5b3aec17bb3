import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";
import { mark } from "./marks.ts";
import { slips, type Slip } from "./slips.ts";

/** How an author spells: with care, with the odd slip, in haste, or on a keyboard that lacks the marks of the language. */
type Spelling = "careful" | "ordinary" | "hasty" | "bare";

/** Gives a text its author's hand: spelling, marks and capitals; `tier` is the rating in stars. */
export function handwrite(r: Random, text: string, lang: Lang, tier: number): string {
  const drawn: Spelling = r.weighted({ careful: 70, ordinary: 16, hasty: 8, bare: 6 });
  // Who spares the marks of the language spares words too.
  const spelling = drawn === "bare" && text.length > bareLength ? "hasty" : drawn;
  let out = lang === "fr" ? frenchSpaces(r, text) : text;
  if (spelling === "ordinary") out = misspell(r, out, lang, 22);
  else if (spelling === "hasty") out = haste(r, out, lang);
  else if (spelling === "bare") return mark(r, loose(r, out, lang), lang, tier);
  return capitals(r, mark(r, out, lang, tier), lang);
}

/** Capitals where the author sets them: at the beginnings, nowhere, or through a word that matters. */
function capitals(r: Random, text: string, lang: Lang): string {
  const at = r.next();
  // Nouns keep theirs in German, or nothing does.
  if (lang === "de") return at < 0.03 ? text.toLowerCase() : shout(at, text, lang);
  if (at < 0.09) return lowerStart(text).replace(/(?<=[.!?] *|\n)\p{Lu}(?=\p{Ll}|')/gu, (first) => first.toLowerCase());
  return at < 0.14 ? lowerStart(text) : shout(at, text, lang);
}

const stressed: Record<Lang, RegExp> = {
  fr: /(?<= )(très|super|jamais|aucune?|vraiment|rien|trop)(?= )/u,
  en: /(?<= )(very|never|really|not|no|too|so)(?= )/u,
  de: /(?<= )(sehr|nie|nicht|super|viel|kein|keine)(?= )/u,
  nl: /(?<= )(heel|nooit|niet|erg|geen|super)(?= )/u,
  es: /(?<= )(muy|nunca|nada|demasiado|todo)(?= )/u,
  it: /(?<= )(molto|mai|davvero|niente|troppo)(?= )/u,
};

function shout(at: number, text: string, lang: Lang): string {
  return at > 0.975 ? text.replace(stressed[lang], (word) => word.toUpperCase()) : text;
}

/** About one slip in so many words, and one at least. */
function misspell(r: Random, text: string, lang: Lang, every: number): string {
  let out = text;
  for (let left = Math.max(1, Math.round(text.length / 6 / every)); left > 0; left--) out = oneSlip(r, out, lang);
  return out;
}

function oneSlip(r: Random, text: string, lang: Lang): string {
  const kind = r.next();
  if (kind < 0.7) return slip(r, text, slips[lang]);
  // Who writes umlauts writes them all.
  if (kind < 0.77 && lang !== "de") return unaccent(r, text);
  if (kind < 0.82) return mistype(r, text, lang);
  return text.replace(/, /, r.pick([",", " "]));
}

/** A stop too few, and slips throughout. */
function haste(r: Random, text: string, lang: Lang): string {
  const joints = lang === "fr" ? [" ", ", ", " et "] : [" ", ", "];
  return misspell(r, r.chance(0.5) ? joinOnce(text, r.pick(joints)) : text, lang, 9);
}

/** Where a doubled consonant sounds like a single one, so that whoever writes by ear may err. */
const doublesByEar: ReadonlySet<Lang> = new Set(["fr", "en", "it"]);

/** One longer word with a consonant too few or too many, seldom with two letters the wrong way round. */
function mistype(r: Random, text: string, lang: Lang): string {
  const words = [...text.matchAll(/(?<=\s)\p{Ll}{6,}(?=[\s.,!]|$)/gu)];
  if (words.length === 0) return text;
  const { 0: word, index } = r.pick(words);
  const doubled = /([lmnrtpfcs])\1/;
  const between = /(?<=[aeiouéè])[lmnrtp](?=[aeiouéè])/;
  const byEar = doublesByEar.has(lang);
  let typed = word;
  if (byEar && doubled.test(word)) typed = word.replace(doubled, "$1");
  else if (byEar && between.test(word)) typed = word.replace(between, "$&$&");
  else if (r.chance(0.3)) typed = word.replace(/(.)(.)(.{2})$/u, "$2$1$3");
  return text.slice(0, index) + typed + text.slice(index + word.length);
}

/** Two sentences run into one. */
function joinOnce(text: string, joint: string): string {
  return text.replace(/(?<=\p{Ll}{3})\. (\p{L})/u, (_, first: string) => joint + first.toLowerCase());
}

/** Signs of a text up to which an author may leave out every accent. */
const bareLength = 110;

/** As one types with a thumb: no accents, mostly no capitals, stops where the line ends or not at all, and words by ear. */
function loose(r: Random, text: string, lang: Lang): string {
  const typed = bare(misspell(r, r.chance(0.7) ? joinOnce(text, r.pick([" ", ", ", " "])) : text, lang, 14), lang, r.chance(0.5));
  const small =
    r.chance(0.75) && lang !== "de" ? typed.replace(/(?<=^|[.!?] *|\n)\p{Lu}(?=\p{Ll})/gu, (first) => first.toLowerCase()) : typed;
  return r.chance(0.6) ? small.replace(/(?<!\.)\.$/, "") : small;
}

/** No accents throughout, nor apostrophes from those who spare them too. */
function bare(text: string, lang: Lang, joined: boolean): string {
  if (lang === "de")
    return text.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/Ä/g, "Ae").replace(/Ü/g, "Ue").replace(/ß/g, "ss");
  // The ñ has a key of its own.
  const plain =
    lang === "en"
      ? text
      : text
          .normalize("NFD")
          .replace(/(?<!n)\p{M}/giu, "")
          .normalize("NFC");
  return !joined ? plain : plain.replace(/(?<=\p{L})['’](?=\p{L})/gu, lang === "en" ? "" : " ");
}

/** Most people type a space before the high marks, many do not. */
function frenchSpaces(r: Random, text: string): string {
  return r.chance(0.62)
    ? text.replace(/(?<=[\p{L}\d)"»])([!?])/gu, " $1").replace(/(?<=\p{L}) ?:(?= )/gu, " :")
    : text.replace(/ ([!?])/g, "$1");
}

function lowerStart(text: string): string {
  // A name or an abbreviation keeps its capital.
  return /^\p{Lu}\p{Ll}/u.test(text) || /^[AIÀ] /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** One slip that the text offers room for. */
function slip(r: Random, text: string, list: readonly Slip[]): string {
  // A slip that still holds the right word is made once: «beaucoups».
  const possible = list.filter(([pattern, wrong]) => pattern.test(text) && !(pattern.test(wrong) && text.includes(wrong)));
  if (possible.length === 0) return text;
  const [pattern, wrong] = r.pick(possible);
  return text.replace(pattern, wrong);
}

/** One word without its accents. */
function unaccent(r: Random, text: string): string {
  const words = [...text.matchAll(/\p{L}*[éèêàùôîçäöüáíóúñ]\p{L}*/gu)];
  if (words.length === 0) return text;
  const { 0: word, index } = r.pick(words);
  return text.slice(0, index) + word.normalize("NFD").replace(/\p{M}/gu, "") + text.slice(index + word.length);
}
