import type { ReviewMention } from "../../generated/types.ts";

/** The words that a mention rests on. */
export function wordsOf({ field, start, end }: Pick<ReviewMention, "field" | "start" | "end">, words: Words): string {
  return (words[field] ?? "").slice(start, end);
}

/** What a review says: the two fields that mentions point into. */
export interface Words {
  title: string | null;
  text: string | null;
}

/** A passage of a review: offsets in UTF-16 units, end excluded. */
export interface Passage {
  field: "title" | "text";
  start: number;
  end: number;
}

/** Where words are in a review, its text before its title; null where it does not hold them. Case and blanks around them do not count. */
export function findPassage(words: string, { title, text }: Words): Passage | null {
  const sought = words.trim();
  if (sought === "") return null;
  for (const [field, held] of [
    ["text", text],
    ["title", title],
  ] as const) {
    const at = indexOf(held ?? "", sought);
    if (at >= 0) return { field, start: at, end: at + sought.length };
  }
  return null;
}

function indexOf(held: string, sought: string): number {
  const exact = held.indexOf(sought);
  if (exact >= 0) return exact;
  // Some letters grow when their case changes: the offsets would then be those of another text.
  const lower = held.toLowerCase();
  return lower.length === held.length ? lower.indexOf(sought.toLowerCase()) : -1;
}

/** A passage without the blanks at its ends; null where nothing else is in it. */
export function trimmed({ field, start, end }: Passage, words: Words): Passage | null {
  const held = (words[field] ?? "").slice(start, end);
  const core = held.trim();
  if (core === "") return null;
  const from = start + held.indexOf(core);
  return { field, start: from, end: from + core.length };
}
