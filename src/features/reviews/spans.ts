import type { ReviewMention } from "../../generated/types.ts";

/** A stretch of a text and the mentions that stand on it; none between them. */
export interface Piece {
  start: number;
  text: string;
  mentions: readonly ReviewMention[];
}

/**
 * A text cut where mentions begin and end, so that those that overlap share a piece; the pieces together are the text.
 *
 * Offsets are UTF-16 units. A mention that reaches beyond the text is cut to it; an empty one is left out.
 */
export function piecesOf(text: string, mentions: readonly ReviewMention[]): Piece[] {
  const inside = mentions.filter(({ start, end }) => start < Math.min(end, text.length));
  const bounds = inside.flatMap(({ start, end }) => [start, Math.min(end, text.length)]);
  const cuts = [...new Set([0, ...bounds, text.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    return { start, text: text.slice(start, end), mentions: inside.filter((mention) => mention.start <= start && mention.end >= end) };
  });
}

/** The words that a mention stands on. */
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

/** Where words stand in a review, its text before its title; null where it does not hold them. Case and blanks around them do not count. */
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
