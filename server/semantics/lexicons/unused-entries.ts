import { compileLexicon } from "./compile-lexicon.ts";
import type { CompiledLexicon, Sense } from "./compile-lexicon.ts";
import { entriesOf, type LexiconEntry } from "./lexicon-entries.ts";
import { findMatches, identify } from "../matches.ts";
import { metTurns } from "./met-turns.ts";
import { tokenise } from "../text/tokens.ts";
import type { Tokens } from "../text/tokens.ts";
import type { Lexicon } from "../types.ts";

/** The entries of a lexicon, as themes, polarity, modifiers, turns and domains hold them, that no text of its language meets in any form. */
export function unusedEntries(lexicon: Lexicon, texts: Iterable<string>): LexiconEntry[] {
  const compiled = compileLexicon(lexicon);
  const met = new Set<string>();
  const turns = metTurns(compiled.turns);
  for (const text of texts) {
    const tokens = tokenise(text);
    for (const sense of sensesIn(tokens, compiled)) met.add(sense.key);
    turns.read(tokens);
  }
  const isMet = ({ path: [part, list], entry }: LexiconEntry): boolean => {
    // So rare in what guests write that no text need hold them.
    if (part === "incidents") return true;
    if (part === "turns") return turns.isMet(String(list), entry);
    return sensesIn(tokenise(entry.replace(/^=/, "").replaceAll("#", "5")), compiled).every((s) => met.has(s.key));
  };
  return entriesOf(lexicon).filter((one) => !isMet(one));
}

function sensesIn(tokens: Tokens, compiled: CompiledLexicon): Sense[] {
  return findMatches(identify(tokens, compiled), compiled).map((match) => match.sense);
}
