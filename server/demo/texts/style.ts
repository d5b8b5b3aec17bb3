import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";
import { slips, type Slip } from "./slips.ts";

/** How an author types: with care, with the odd slip, in haste, or on a keyboard that lacks the marks of the language. */
type Hand = "careful" | "ordinary" | "hasty" | "bare";

/** Gives a text its author's hand; the same author keeps it from the first word to the last. */
export function handwrite(r: Random, text: string, lang: Lang, tier: number): string {
  const hand: Hand = r.weighted({ careful: 87, ordinary: 5, hasty: 6, bare: 2 });
  let out = lang === "fr" ? frenchSpaces(r, text) : text;
  if (hand === "ordinary") out = oneSlip(r, out, lang);
  else if (hand === "hasty") out = haste(r, out, lang);
  else if (hand === "bare") out = bare(out, lang);
  return end(r, out, hand, tier);
}

/** How the text ends: as it was, or without its stop, or with more than one. */
function end(r: Random, text: string, hand: Hand, tier: number): string {
  const at = r.next();
  if (at < (hand === "careful" ? 0.2 : 0.55)) return text.replace(/(?<!\.)\.$/, "");
  if (at > 0.98 && tier === 5) return text.replace(/(?<!\.) ?[.!]$/, r.pick(["!", " 😊", " 👍", " 👌", " :)"]));
  if (at > 0.97 && tier <= 2) return text.replace(/(?<!\.)\.$/, r.pick(["...", " !!", "…", "!"]));
  return text;
}

function oneSlip(r: Random, text: string, lang: Lang): string {
  const kind = r.next();
  if (kind < 0.7) return slip(r, text, slips[lang]);
  // Who writes umlauts writes them all.
  if (kind < 0.88 && lang !== "de") return unaccent(r, text);
  return text.replace(/, /, r.pick([",", " "]));
}

/** Small letters after stops, a stop too few, two or three slips. */
function haste(r: Random, text: string, lang: Lang): string {
  // A German in haste writes nouns with a capital all the same.
  if (lang === "de") return joinOnce(text, r.pick([" ", ", "]));
  let out = r.chance(0.55)
    ? text.replace(/(^|[.!?] +|\n)(\p{Lu})(?=\p{Ll}|')/gu, (_, before: string, first: string) => before + first.toLowerCase())
    : lowerStart(text);
  if (r.chance(0.45)) out = joinOnce(out, r.pick([" ", ", ", " et "].slice(0, lang === "fr" ? 3 : 2)));
  if (r.chance(0.3)) out = out.replace(/\. (?=[^.]*\.?$)/, r.pick([".", "... ", "... "]));
  if (r.chance(0.5)) out = oneSlip(r, out, lang);
  return out;
}

/** Two sentences run into one. */
function joinOnce(text: string, joint: string): string {
  return text.replace(/(?<=\p{Ll}{3})\. (\p{L})/u, (_, first: string) => joint + first.toLowerCase());
}

/** Neither accents nor apostrophes, throughout. */
function bare(text: string, lang: Lang): string {
  if (lang === "de")
    return text.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/Ä/g, "Ae").replace(/Ü/g, "Ue").replace(/ß/g, "ss");
  if (lang === "nl") return text.toLowerCase();
  const plain = lang === "en" ? text : text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  return plain.replace(/(?<=\p{L})['’](?=\p{L})/gu, lang === "en" ? "" : " ");
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
  const possible = list.filter(([pattern]) => pattern.test(text));
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
