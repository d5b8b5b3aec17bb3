import { type CompiledLexicon, compileLexicon } from "./compile-lexicon.ts";
import type { Sense } from "./lexicon-trie.ts";
import { entriesOf, type LexiconEntry } from "./lexicon-entries.ts";
import { findMatches, identify } from "../matches.ts";
import { tokenise, type Tokens } from "../text/tokens.ts";
import type { Lexicon } from "../types.ts";
import { type Phrase, phrasesAt, type TurnTable } from "./turn-table.ts";
import { entryWords } from "../vocabulary.ts";

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

/** Which figures of speech of a lexicon some texts hold: they are kept apart from its senses and matched separately. */
interface MetTurns {
  read(tokens: Tokens): void;
  /** Of an entry of a list of `turns`, whether a text that was read holds it in any form. */
  isMet(list: string, entry: string): boolean;
}

function metTurns(table: TurnTable): MetTurns {
  const met = new Set<Phrase>();
  const words = new Set<string>();
  return {
    read: ({ text }) => {
      for (const [at, word] of text.entries()) {
        words.add(word);
        for (const phrase of phrasesAt(table, text, at, text.length)) met.add(phrase);
      }
    },
    isMet: (list, entry) => {
      const own = entryWords(entry);
      const same = phrasesAt(table, own, 0, own.length).filter((phrase) => phrase.kind === list && phrase.words.length === own.length);
      // The words that accompany a figure are no phrases, and are looked up by themselves.
      return same.length > 0 ? same.some((phrase) => met.has(phrase)) : own.every((word) => words.has(word));
    },
  };
}
