import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";
import { isHeated } from "./feeling.ts";

/** In a hundred texts of a few words, how many have three dots, and how many a comma or a stop without its space. */
const habits: Record<Lang, { dots: number; tight: number }> = {
  fr: { dots: 6, tight: 4 },
  it: { dots: 6, tight: 4 },
  es: { dots: 4, tight: 4 },
  en: { dots: 4, tight: 3 },
  de: { dots: 3, tight: 3 },
  nl: { dots: 2, tight: 3 },
};

/** How many in a hundred exclaim, by stars. */
const exclaims = [0, 28, 15, 6, 22, 48];

/** Stops, commas and exclamation marks as authors of online reviews set them: most as one should, many in ways of their own. */
export function mark(r: Random, text: string, lang: Lang, tier: number): string {
  let out = text;
  if (percent(r, exclaims[tier] ?? 0)) out = exclaim(r, out, lang, tier);
  if (percent(r, habits[lang].dots)) out = dots(r, out);
  if (percent(r, 8)) out = onLines(r, out);
  if (percent(r, habits[lang].tight)) out = tight(r, out);
  if (percent(r, lang === "fr" ? 3 : 1)) out = loose(r, out);
  return end(r, out, tier);
}

function percent(r: Random, share: number): boolean {
  return r.next() * 100 < share;
}

/** Exclamation marks after what is praised or cursed: one or several, at the end or before it; a plain fact seldom gets one, and one only. */
function exclaim(r: Random, text: string, lang: Lang, tier: number): string {
  const space = lang === "fr" && r.chance(0.6) ? " " : "";
  const sign = r.weighted({ "!": 66, "!!": 22, "!!!": 12 });
  const parts = text.split(/((?<=\p{L}{3}\.)\s+)/u);
  const heated = parts.flatMap((part, i) => (isHeated(part, tier) ? [i] : []));
  if (heated.length === 0) return r.chance(0.15) ? text.replace(lastStop, `${space}!`) : text;
  const here = new Set(r.chance(0.3) && text.length < 90 ? heated : [r.chance(0.75) ? heated.at(-1) : heated[0]]);
  return parts.map((part, i) => (here.has(i) ? part.replace(lastStop, space + sign) : part)).join("");
}

/** Three dots, or as many as the finger typed, where a sentence ends. */
function dots(r: Random, text: string): string {
  const sign = r.weighted({ "...": 66, "..": 14, "…": 12, "....": 8 });
  if (r.chance(0.3) || !betweenSentences.test(text)) return r.chance(0.6) ? text.replace(lastStop, sign) : text;
  return text.replace(betweenSentences, sign + (r.chance(0.8) ? " " : ""));
}

/** A line for each sentence. */
function onLines(r: Random, text: string): string {
  return text.replace(/(?<=\p{L}{3})\. (?=\p{L})/gu, r.pick([".\n", ".\n", "\n"]));
}

/** The space after a comma or a stop left out: once, or always. */
function tight(r: Random, text: string): string {
  if (r.chance(0.6)) return text.replace(/(?<=\p{L}),\s(?=\p{L})/gu, ",");
  return text.replace(r.pick([/(?<=\p{L}),\s(?=\p{L})/u, /(?<=\p{L}{3})\.\s(?=\p{L})/u]), (both) => both.charAt(0));
}

/** A space before a comma or a stop. */
function loose(r: Random, text: string): string {
  return r.chance(0.5) ? text.replace(/(?<=\p{L})(?=[.,](?:\s|$))/gu, " ") : text.replace(/(?<=\p{L}{3})(?=[.,](?:\s|$))/u, " ");
}

/** How the text ends: as it was, or without its stop, or with a picture. */
function end(r: Random, text: string, tier: number): string {
  const at = r.next();
  if (at < 0.26) return text.replace(lastStop, "");
  if (at > 0.985 && tier === 5) return text.replace(/(?<!\.) ?[.!]$/, r.pick([" 😊", " 👍", " 👌", " :)", " ;)"]));
  return text;
}

const betweenSentences = /(?<=\p{L}{3})\. (?=\p{L})/u;
/** The full stop at the end, but for the last of several. */
export const lastStop = /(?<!\.)\.$/;
