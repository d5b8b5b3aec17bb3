import type { CompiledLexicon } from "./lexicons/compile-lexicon.ts";
import type { Sense, TrieNode } from "./lexicons/lexicon-trie.ts";
import type { Tokens } from "./text/tokens.ts";
import { ANY_NUMBER, CONTINUED, UNKNOWN } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One lexicon entry found in a review, as a token range (end excluded). */
export interface Match {
  sense: Sense;
  from: number;
  to: number;
}

/** The longest entry met so far; `to` is the token after it. */
interface Longest {
  sense: Sense | null;
  to: number;
}

/** The word identifiers of all tokens; a compound written apart («parkeer plaats») has one, at its first word. */
export function identify(tokens: Tokens, { vocabulary }: CompiledLexicon): Uint32Array {
  const ids = new Uint32Array(tokens.count);
  for (let i = 0; i < tokens.count; i++) {
    const text = tokens.text[i] ?? "";
    const together = vocabulary.together(text, tokens.text[i + 1] ?? "");
    ids[i] = together === UNKNOWN ? vocabulary.find(text, tokens.kind[i] ?? 0, tokens.acute[i]) : together;
    if (together !== UNKNOWN) ids[(i += 1)] = CONTINUED;
  }
  return ids;
}

/** The longest entries found from left to right, without overlap. */
export function findMatches(ids: Uint32Array, lexicon: CompiledLexicon): Match[] {
  const out: Match[] = [];
  const longest: Longest = { sense: null, to: 0 };
  let i = 0;
  while (i < ids.length) {
    // Most words are no entry's.
    if (ids[i] === UNKNOWN) {
      i++;
      continue;
    }
    longest.sense = null;
    longest.to = i;
    follow(ids, i, lexicon.root, lexicon.vocabulary, longest);
    if (longest.sense === null) i++;
    else {
      const to = ids[longest.to] === CONTINUED ? longest.to + 1 : longest.to;
      out.push({ sense: longest.sense, from: i, to });
      i = to;
    }
  }
  return out;
}

/** Follows the entries that go on from a node. A number that some entry names («5 étoiles») also matches any number («à # minutes»). */
function follow(ids: Uint32Array, from: number, start: TrieNode, vocabulary: Vocabulary, longest: Longest): void {
  let node = start;
  for (let k = from; k < ids.length && node.next !== null; k++) {
    const id = ids[k] ?? UNKNOWN;
    const any = vocabulary.isNamedNumber(id) ? node.next.get(ANY_NUMBER) : undefined;
    if (any !== undefined) {
      reach(any, k + 1, longest);
      follow(ids, k + 1, any, vocabulary, longest);
    }
    const child = node.next.get(id);
    if (child === undefined) return;
    node = child;
    reach(node, k + 1, longest);
  }
}

function reach({ sense }: TrieNode, to: number, longest: Longest): void {
  if (sense === null || to < longest.to) return;
  longest.sense = sense;
  longest.to = to;
}
