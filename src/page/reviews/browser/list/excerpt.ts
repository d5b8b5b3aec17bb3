import type { Range } from "../../../../domain/review/pieces.ts";

/** Characters kept before the first match of a text that is cut at its beginning. */
const BEFORE = 40;
/** A first match this near to the beginning is in sight without cutting. */
const IN_SIGHT = 90;

/** A part of a text with the ranges that lie in it, and whether words before it are left out. */
export interface Excerpt<Match extends Range> {
  text: string;
  matches: Match[];
  cut: boolean;
}

/** The text from a little before its first match on, at the beginning of a word; the whole of it where the match is near its beginning, or there is none. */
export function excerptOf<Match extends Range>(text: string, matches: readonly Match[]): Excerpt<Match> {
  const first = Math.min(...matches.map(({ start }) => start), text.length);
  if (matches.length === 0 || first < IN_SIGHT) return { text, matches: [...matches], cut: false };
  const space = text.indexOf(" ", first - BEFORE);
  const start = space >= 0 && space < first ? space + 1 : first;
  return {
    text: text.slice(start),
    matches: matches.map((match) => ({ ...match, start: match.start - start, end: match.end - start })),
    cut: true,
  };
}
