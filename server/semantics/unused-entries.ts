import { compileLexicon } from "./compile-lexicon.ts";
import type { CompiledLexicon, Sense } from "./compile-lexicon.ts";
import { findMatches, identify } from "./matches.ts";
import { metTurns } from "./met-turns.ts";
import { tokenise } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";
import type { Lexicon } from "./types.ts";

/** One entry of a lexicon by its place: `["themes", "calme", "praise"]` and the index in that list. */
export interface EntryPlace {
  list: readonly string[];
  index: number;
  entry: string;
}

/** Promises the entries of a lexicon, as themes, polarity, modifiers, turns and domains hold them, that no text of its language meets in any form. */
export function unusedEntries(lexicon: Lexicon, texts: Iterable<string>): EntryPlace[] {
  const compiled = compileLexicon(lexicon);
  const met = new Set<string>();
  const turns = metTurns(compiled.turns);
  for (const text of texts) {
    const tokens = tokenise(text);
    for (const sense of sensesIn(tokens, compiled)) met.add(sense.key);
    turns.read(tokens);
  }
  const isMet = ({ list: [part, list = ""], entry }: EntryPlace): boolean => {
    if (part === "turns") return turns.isMet(list, entry);
    return sensesIn(tokenise(entry.replace(/^=/, "").replaceAll("#", "5")), compiled).every((s) => met.has(s.key));
  };
  return entriesOf(lexicon).filter((place) => !isMet(place));
}

function sensesIn(tokens: Tokens, compiled: CompiledLexicon): Sense[] {
  return findMatches(identify(tokens, compiled), compiled).map((match) => match.sense);
}

function entriesOf(lexicon: Lexicon): EntryPlace[] {
  const out: EntryPlace[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => typeof entry === "string" && out.push({ list: path, index, entry }));
    else if (typeof value === "object" && value !== null) for (const [key, below] of Object.entries(value)) visit(below, [...path, key]);
  };
  for (const part of ["themes", "polarity", "modifiers", "turns", "domains"] as const) visit(lexicon[part], [part]);
  return out;
}
