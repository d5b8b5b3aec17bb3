import type { Lang } from "../types.ts";

/** First letter in capitals. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter in small, where the language and the word allow it. */
export function lowerFirst(text: string, lang: Lang): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (lang === "de" && !germanFunctionWords.has(first) && !germanAdjective.test(text)) return text;
  if (lang === "en" && (first === "I" || first.length > 12)) return text;
  // «WC», «Wi-Fi»: capitals within a word are there to stay.
  if (/^\p{Lu}.*\p{Lu}/u.test(first) || /^(Wi-|Internet)/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** An adjective with its ending before its noun: «Nette Leute». */
const germanAdjective = /^\p{Lu}\p{Ll}+(?:e|er|es|en|em) \p{Lu}/u;

const germanFunctionWords = new Set(
  "Der Die Das Den Dem Ein Eine Einen Einer Wir Ich Man Es Unser Unsere Unserem Unseren Mein Meine Im In An Am Auf Beim Bei Zum Zur Nach Vor Mit Ohne Auch Alle Alles Leider Nur Kein Keine Dazu Dort Hier Für Sehr Etwas Viele Zwei Drei Wer Was Wie Wenn Als Nachts Abends Morgens Trotz Über Um Von Vom Überall So Niemand Niemals Auch Wir Morgens Ab An Gute Guter Schöne Schöner Sehr Viel Gut Gutes Nett Nette Netter Nettes Freundlich Freundlicher Freundliches Freundliche Herzlicher Sauber Ruhig Ruhige Laut Super Toll Toller Tolles Tolle Schönes Idealer Ideal Perfekt Perfekte Kostenloser Leicht Hervorragendes Leckeres Leckere Reichhaltiges Bequeme Kleine Kleiner Großer Große Genug Zu Völlig Mitten Direkt Geht Jederzeit Gerne Teuer Ewig Über Lange Schnell Einfach Gemütliches Gemütliche Charmantes Aufmerksamer Familiäre Angenehme Schmutzig Schön Enttäuschend Unfreundlich Interessante Interessantes Nah Nicht Wenige Allein Beruflich Geschäftlich Empfehlenswert Solide".split(
    " ",
  ),
);

/** Ends a sentence: as written, else with a full stop. */
export function finish(sentence: string): string {
  return /[.!?…)]$/.test(sentence) || /\p{Extended_Pictographic}$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** Removes doubled spaces and marks that joining may leave. */
export function punctuate(text: string): string {
  if (!/ [ .,]|[,.?!]\s?\.|' /.test(text)) return text.trim();
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ ([.,])/g, "$1")
    .replace(/,\./g, ".")
    .replace(/(?<!\.)\.\s?\.(?!\.)/g, ".")
    .replace(/(?<=[?!])\.(?!\.)/g, "")
    .replace(/(?<=\b[jmtsdlnc]') /gi, "")
    .trim();
}
