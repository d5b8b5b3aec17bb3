import type { Tokens } from "../text/tokens.ts";
import { phrasesAt, type Phrase, type TurnTable } from "./turn-table.ts";
import { entryWords } from "../vocabulary.ts";

/** Which figures of speech of a lexicon some texts hold: they stand beside its senses and are found by themselves. */
export interface MetTurns {
  read(tokens: Tokens): void;
  /** Of an entry of a list of `turns`, whether a text that was read holds it in any form. */
  isMet(list: string, entry: string): boolean;
}

export function metTurns(table: TurnTable): MetTurns {
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
      // The words that stand beside a figure are no phrases, and are looked up by themselves.
      return same.length > 0 ? same.some((phrase) => met.has(phrase)) : own.every((word) => words.has(word));
    },
  };
}
