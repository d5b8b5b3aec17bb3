import type { Bracket } from "./brackets.ts";
import type { Match } from "./matches.ts";

/** An opinion word in its context. `value` is signed and already negated or boosted; ranges are in tokens, end excluded. */
export interface Opinion {
  match: Match;
  value: number;
  negated: boolean;
  /** «ne recommande pas»: the negation is on both sides of it. */
  bracket?: Bracket;
  /** First token that belongs to it: a booster or a negator before it. */
  from: number;
}

export interface Target {
  match: Match;
  /** «pas de wifi», «sans ascenseur»: the thing itself is missing. */
  missing: boolean;
  from: number;
  /** The thing it is a part or place of, right before it: «le wifi de la chambre». */
  head: Target | null;
}

export interface Reading {
  opinions: Opinion[];
  targets: Target[];
  /** Distance of each token from the sentence's start, boundaries weighing more than words. */
  reach: Float32Array;
  brackets: readonly Bracket[];
  contrast: boolean;
  irony: boolean;
  /** Last words on the whole: in favour and against, those under negation turned round. */
  verdicts: { praise: number; blame: number };
  /** Token ranges whose words a figure of speech makes denied, or not denied after all. */
  masked: { from: number; to: number; negated: boolean }[];
}
