import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";
import { lastStop, mark } from "./marks.ts";

/** Gives a text that is put together its author's hand, marks and capitals, or a keyboard that lacks the accents; `tier` is the rating in stars. */
export function handwrite(r: Random, text: string, lang: Lang, tier: number): string {
  const out = lang === "fr" ? frenchSpaces(r, text) : text;
  // Who spares the marks of the language spares words too.
  if (text.length <= bareLength && r.chance(0.06)) return mark(r, loose(r, out, lang), lang, tier);
  return capitals(r, mark(r, out, lang, tier), lang);
}

/** Begins and ends as one is taught: its author has no habits that another could lose. */
const tidy = /^\p{Lu}\p{Ll}.*[\p{L}\d)]\.$/su;

/** A whole review as one guest types it: who writes it in a way of their own keeps it, the others may spare the last stop, the capitals or the accents. */
export function retype(r: Random, text: string, lang: Lang): string {
  const at = r.next();
  if (!tidy.test(text)) return text;
  if (at < 0.025 && text.length < 3 * bareLength) return loose(r, text, lang);
  if (at < 0.06 && lang !== "de") return lowerStart(text).replace(/(?<=[.!?] )\p{Lu}(?=\p{Ll}|')/gu, (first) => first.toLowerCase());
  if (at < 0.08 && lang !== "de") return lowerStart(text);
  return at < 0.36 ? text.replace(lastStop, "") : text;
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

/** Two sentences run into one. */
function joinOnce(text: string, joint: string): string {
  return text.replace(/(?<=\p{Ll}{3})\. (\p{L})/u, (_, first: string) => joint + first.toLowerCase());
}

/** Signs of a text up to which an author may leave out every accent. */
const bareLength = 110;

/** As one types with a thumb: no accents, mostly no capitals, stops where the line ends or not at all. */
function loose(r: Random, text: string, lang: Lang): string {
  const typed = bare(r.chance(0.7) ? joinOnce(text, r.pick([" ", ", ", " "])) : text, lang, r.chance(0.5));
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
