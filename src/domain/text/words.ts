import { fold } from "./fold.ts";

/** A word of a text: its folded form, and its position in UTF-16 units, end excluded. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const runs = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in their order; whatever is neither letter nor digit separates them. */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(runs), ({ 0: run, index }) => ({ word: fold(run), start: index, end: index + run.length })).filter(
    ({ word }) => word !== "",
  );
}

/** Separates a title from its text, so that no phrase reaches from one into the other. */
const BETWEEN = "| ";

/**
 * The words of a title and a text, folded, with a space before and after each: a word is found as « word », a phrase as
 * « several words ». Null without a word.
 */
export function searchable(title: string | null, text: string | null): string | null {
  const [head, body] = [joined(title), joined(text)];
  if (head !== "" && body !== "") return ` ${head}${BETWEEN}${body}`;
  return head + body === "" ? null : ` ${head}${body}`;
}

const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/** The words, each with a space after it. */
function joined(text: string | null): string {
  if (text === null) return "";
  const words = fold(text).replace(separators, " ").trim();
  return words === "" ? "" : `${words} `;
}
