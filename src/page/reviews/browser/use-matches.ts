import { useMemo } from "react";

import type { Range } from "../../../domain/review/pieces.ts";
import { textMatches } from "../../../domain/text/text-matches.ts";
import { asksForText, parseTextQuery } from "../../../domain/text/text-query.ts";

/** Where what is searched occurs in a text of a language. */
export type MatchesOf = (text: string, lang: string | null) => readonly Range[];

/** Finds a search in texts as the server does; the same function while the search stays the same. */
export function useMatches(typed: string): MatchesOf {
  return useMemo(() => matchesOf(typed), [typed]);
}

function matchesOf(typed: string): MatchesOf {
  const query = parseTextQuery(typed);
  if (!asksForText(query)) return () => [];
  return (text, lang) => textMatches(text, query, lang ?? "").map(([start, end]) => ({ start, end }));
}
