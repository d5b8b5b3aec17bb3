import type { AnswerCheckWords, AnswerWarning } from "../../generated/types.ts";
import { fold } from "../text/fold.ts";
import { type PlacedWord, placedWords } from "../text/words.ts";

/** What an answer is checked against. */
export interface AnswerChecks {
  /** The words of the languages that the answer may be in. */
  words: readonly AnswerCheckWords[];
  /** Who wrote the review, as its platform shows it. */
  author: string | null;
  /** What the establishment never promises. */
  neverPromise: readonly string[];
}

const patterns: readonly (readonly [AnswerWarning["kind"], RegExp])[] = [
  ["email", /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  // Nine digits or more, as telephones are written: never a date or a price.
  ["phone", /(?<![\p{N}\p{L}])(?:\+|00)?\d(?:[ \u00a0\u202f.\-/()]{0,2}\d){8,13}(?![\p{N}\p{L}])/gu],
  ["link", /(?:https?:\/\/|www\.)\S+/giu],
  // What a saved answer or a suggestion left to fill in.
  ["placeholder", /\{\{?[^{}\n]{0,40}\}?\}|\[[^[\]\n…]{1,40}\]|(?<!\p{L})X{3,}(?!\p{L})/gu],
];

/** What its writer should look at before an answer is sent, in the order of the text. */
export function checkAnswer(text: string, { words, author, neverPromise }: AnswerChecks): AnswerWarning[] {
  const placed = placedWords(text);
  const phrases = (kind: AnswerWarning["kind"], list: readonly string[]): AnswerWarning[] =>
    list.flatMap((phrase) => spansOf(placed, phrase).map((span) => ({ kind, ...span })));
  const found = [
    ...patterns.flatMap(([kind, pattern]) =>
      Array.from(text.matchAll(pattern), ({ 0: match, index }): AnswerWarning => ({ kind, start: index, end: index + match.length })),
    ),
    ...phrases(
      "refund",
      words.flatMap(({ refund }) => refund),
    ),
    ...phrases(
      "aggression",
      words.flatMap(({ aggression }) => aggression),
    ),
    ...phrases("promise", [...words.flatMap(({ promise }) => promise), ...neverPromise]),
    ...namesIn(
      text,
      words.flatMap(({ titles }) => titles),
      author,
    ),
    ...strangersIn(
      text,
      words.flatMap(({ greetings }) => greetings),
      author,
    ),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  // One warning for the same words.
  return found.filter(({ start, end }, at) => !found.slice(0, at).some((other) => start >= other.start && end <= other.end));
}

/** Where a phrase is, as whole words without accents or case. */
function spansOf(placed: readonly PlacedWord[], phrase: string): { start: number; end: number }[] {
  const wanted = placedWords(phrase).map(({ word }) => word);
  if (wanted.length === 0) return [];
  return placed.flatMap((first, at) => {
    const last = placed[at + wanted.length - 1];
    return last && wanted.every((word, next) => placed[at + next]?.word === word) ? [{ start: first.start, end: last.end }] : [];
  });
}

const capitalised = String.raw`\p{Lu}[\p{L}'’-]+`;

/** Persons named by their title and family name, whom the review does not name so itself. */
function namesIn(text: string, titles: readonly string[], author: string | null): AnswerWarning[] {
  const known = new Set(titles.map((title) => fold(title)));
  const signed = new Set(placedWords(author ?? "").map(({ word }) => word));
  return Array.from(text.matchAll(new RegExp(`(?<!\\p{L})(\\p{L}{1,14})\\.?[ \\u00a0\\u202f](${capitalised})`, "gu"))).flatMap(
    ({ 0: match, 1: title = "", 2: name = "", index }) =>
      known.has(fold(title)) && !signed.has(fold(name)) ? [{ kind: "name" as const, start: index, end: index + match.length }] : [],
  );
}

/** The name that the answer greets, where who wrote the review signs with another one: the answer to another review. */
function strangersIn(text: string, greetings: readonly string[], author: string | null): AnswerWarning[] {
  const signed = placedWords(author ?? "").map(({ word }) => word);
  if (signed.length === 0) return [];
  const [line = ""] = text.split("\n");
  const match = new RegExp(`^\\s*((?:\\p{L}+[ \\u00a0\\u202f]){1,3})(${capitalised})(?=[ ,!\\u00a0\\u202f]|$)`, "u").exec(line);
  if (!match) return [];
  const { 1: before = "", 2: name = "" } = match;
  if (!greetings.some((greeting) => fold(greeting) === fold(before.trim()))) return [];
  const isSigned = signed.some((word) => fold(name).startsWith(word) || word.startsWith(fold(name)));
  if (isSigned) return [];
  const start = match[0].length - name.length;
  return [{ kind: "other-guest", start, end: start + name.length }];
}
