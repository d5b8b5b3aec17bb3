import type { CompiledLexicon, Sense } from "./compile-lexicon.ts";
import type { Tokens } from "./tokens.ts";

/** One lexicon entry found in a review, as a token range (end excluded). */
export interface Match {
  sense: Sense;
  from: number;
  to: number;
}

/** Promises the word identifiers of all tokens. */
export function identify(tokens: Tokens, lexicon: CompiledLexicon): Uint32Array {
  const ids = new Uint32Array(tokens.count);
  for (let i = 0; i < tokens.count; i++) ids[i] = lexicon.vocabulary.find(tokens.text[i] ?? "", tokens.kind[i] ?? 0, tokens.acute[i]);
  return ids;
}

/** Promises the longest entries found from left to right, without overlap. */
export function findMatches(ids: Uint32Array, lexicon: CompiledLexicon): Match[] {
  const out: Match[] = [];
  let i = 0;
  while (i < ids.length) {
    let node = lexicon.root;
    let sense: Sense | null = null;
    let to = i;
    for (let k = i; k < ids.length; k++) {
      const child = node.next?.get(ids[k] ?? 0);
      if (child === undefined) break;
      node = child;
      if (node.sense !== null) {
        sense = node.sense;
        to = k + 1;
      }
    }
    if (sense === null) i++;
    else {
      out.push({ sense, from: i, to });
      i = to;
    }
  }
  return out;
}
