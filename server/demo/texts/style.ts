import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";
import { slips, type Slip } from "./slips.ts";

/** Gives a text its author's hand: most are left as written, some carry one or two slips of the keyboard or of spelling. */
export function handwrite(r: Random, text: string, lang: Lang, tier: number): string {
  let out = lang === "fr" ? frenchSpaces(r, text) : text;
  const hand = r.next();
  if (hand < 0.13) out = slip(r, out, slips[lang]);
  else if (hand < 0.17) out = mistype(r, out);
  else if (hand < 0.22) out = unaccent(r, out);
  else if (hand < 0.245) out = out.replace(/, /, r.pick([",", " "]));
  if (r.chance(0.07)) out = lowerStart(out);
  const end = r.next();
  if (end < 0.24) out = out.replace(/\.$/, "");
  else if (end > 0.97 && tier === 5) out = out.replace(/ ?[.!]$/, r.pick(["!!", " !!!", " 😊", " 👍", " 👌"]));
  else if (end > 0.95 && tier <= 2) out = out.replace(/\.$/, r.pick(["...", " !!", "…", "!"]));
  return out;
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

/** A letter doubled, dropped or swapped within one longer word. */
function mistype(r: Random, text: string): string {
  const words = [...text.matchAll(/(?<!\p{L})\p{Ll}{7,12}(?!\p{L})/gu)];
  if (words.length === 0) return text;
  const { 0: word, index } = r.pick(words);
  const at = r.int(2, word.length - 3);
  const a = word.charAt(at);
  const b = word.charAt(at + 1);
  const wrong = r.pick([a + a + b, b, b + a]);
  return text.slice(0, index) + word.slice(0, at) + wrong + word.slice(at + 2) + text.slice(index + word.length);
}

/** One word without its accents. */
function unaccent(r: Random, text: string): string {
  const words = [...text.matchAll(/\p{L}*[éèêàùôîçäöüáíóúñ]\p{L}*/gu)];
  if (words.length === 0) return text;
  const { 0: word, index } = r.pick(words);
  return text.slice(0, index) + word.normalize("NFD").replace(/\p{M}/gu, "") + text.slice(index + word.length);
}
