import type { ModerationSignal, ModerationSignalWords } from "../../generated/types.ts";
import { placedWords } from "../text/words.ts";

/** What signals are found in. */
export interface Signalled {
  title: string | null;
  text: string | null;
  /** 0–100. */
  rating: number | null;
  /** The language that the author chose, and the one in which the words are. */
  lang: string;
  found_lang?: string;
  /** Of the words as the analysis reads them: favourable and unfavourable mentions. */
  favourable: number;
  unfavourable: number;
  /** How many other reviews of the destination say the same words. */
  same_text: number;
  /** How many reviews the same sender left within a day, this one included. */
  of_sender: number;
}

/** A mark at or below this out of 100 blames, one at or above the other praises; between them neither contradicts words. */
const blames = 35;
const praises = 75;
/** So many mentions of one side, and twice as many as of the other, are clear words. */
const clear = 2;
/** Length from which two equal texts prove anything. */
export const SHORT_TEXT = 30;

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Nine digits or more, as telephones are written, and never a date or a price. */
const phone = /(?<![\p{N}\p{L}])(?:\+|00)?\d(?:[ .\-/()]{0,2}\d){8,13}(?![\p{N}\p{L}])/gu;
const link = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|fr|net|org|info|eu|de|nl|es|it|be|shop|io)\b(?:\/\S*)?/giu;

/** What a moderator should see before reading: gravest first, each with where it is in title or text. */
export function signalsOf(review: Signalled, words: ModerationSignalWords): ModerationSignal[] {
  const fields = (["title", "text"] as const).flatMap((field) => (review[field] === null ? [] : [{ field, text: review[field] }]));
  const found: ModerationSignal[] = fields.flatMap(({ field, text }) => {
    const emails = spansOf(text, email);
    return [
      ...inWords(text, words.insults).map((span) => ({ kind: "insult" as const, field, ...span })),
      ...namesIn(text, words.titles).map((span) => ({ kind: "person" as const, field, ...span })),
      ...emails.map((span) => ({ kind: "email" as const, field, ...span })),
      ...spansOf(text, phone).map((span) => ({ kind: "phone" as const, field, ...span })),
      ...spansOf(text, link)
        .filter(({ start, end }) => !emails.some((other) => start < other.end && other.start < end))
        .map((span) => ({ kind: "link" as const, field, ...span })),
      ...inWords(text, words.unlived).map((span) => ({ kind: "unlived" as const, field, ...span })),
    ];
  });
  const whole: ModerationSignal["kind"][] = [
    ...(review.same_text > 0 ? (["same-text"] as const) : []),
    ...(review.of_sender > 1 ? (["same-sender"] as const) : []),
    ...(contradicts(review) ? (["mismatch"] as const) : []),
    ...(review.found_lang !== undefined && review.found_lang !== "und" && review.found_lang !== review.lang ? (["language"] as const) : []),
  ];
  return [...found, ...whole.map((kind) => ({ kind }))].toSorted((a, b) => gravity.indexOf(a.kind) - gravity.indexOf(b.kind));
}

const gravity: readonly ModerationSignal["kind"][] = [
  "insult",
  "person",
  "email",
  "phone",
  "link",
  "unlived",
  "same-text",
  "same-sender",
  "mismatch",
  "language",
];

/** Whether a mark says the opposite of what the words do. */
function contradicts({ rating, favourable, unfavourable }: Signalled): boolean {
  if (rating === null) return false;
  if (rating <= blames) return favourable >= clear && favourable >= 2 * unfavourable;
  return rating >= praises && unfavourable >= clear && unfavourable >= 2 * favourable;
}

interface Span {
  start: number;
  end: number;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Where phrases of any language are, as whole words without accents or case. */
function inWords(text: string, lists: ModerationSignalWords["insults"]): Span[] {
  const placed = placedWords(text);
  const phrases = Object.values(lists).flatMap((list: readonly string[]) =>
    list.map((phrase) => placedWords(phrase).map(({ word }) => word)),
  );
  return placed.flatMap((first, at) => {
    const longest = phrases
      .filter((phrase) => phrase.length > 0 && phrase.every((word, next) => placed[at + next]?.word === word))
      .toSorted((a, b) => b.length - a.length)[0];
    const last = longest && placed[at + longest.length - 1];
    return last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** A title with the capitalised word after it: «M. Dupont», «Frau Weber». */
function namesIn(text: string, titles: ModerationSignalWords["titles"]): Span[] {
  const known = Object.values(titles)
    .flatMap((list: readonly string[]) => list.map((title) => title.replace(/\.$/, "").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return [];
  return spansOf(
    text,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join("|")})\\.?[ \\u00a0\\u202f]\\p{Lu}[\\p{L}'’-]*\\.?(?=[^\\p{L}]|$)`, "gu"),
  ).map(({ start, end }) => ({
    start,
    // The full stop after a whole name ends the sentence; after an initial it is the name's.
    end: text[end - 1] === "." && /\p{Ll}\.$/u.test(text.slice(start, end)) ? end - 1 : end,
  }));
}
