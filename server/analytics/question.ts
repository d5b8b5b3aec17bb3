import type { DayRange } from "../../src/domain/time/period.ts";
import type { Filters, Query } from "../../src/generated/types.ts";

declare const scoped: unique symbol;

/**
 * Whose data a query may read. Made by {@link scopeOf} alone (the brand keeps others from forging one):
 * a query without a scope does not compile.
 */
export interface Scope {
  readonly [scoped]: true;
  /** The group whose visible establishments count. */
  readonly group: string;
  /** Filters that the reader cannot lift: a public link's, or one establishment chosen in the address. */
  readonly locked: Filters;
  /** What of `locked` bounds the territory whose level an index is pulled towards: not an establishment that the reader chose. */
  readonly territory: Filters;
  /** Cells with fewer observations are hidden (value null, hidden true); 0 on private pages. */
  readonly hideBelow: number;
  /** False where establishments with figures weaker than the territory's stay unnamed: public pages whose owner does not say otherwise. */
  readonly namesAll: boolean;
  /** Whether figures of declared answers are hidden whatever they rest on: the reader asks another question than the page's own. */
  readonly withholdsDeclared: boolean;
  /** Whether figures of the moderators' own work may be shown: to them and to the destination's administrators. */
  readonly readsModeration: boolean;
  /** The selections with which somebody chose to compare the reader's establishments; their comparison group is none of the question's. */
  readonly chosen: readonly { establishment: string; selection: string }[];
  /** Establishments (keys of the projection) that count in the place of those that the group sees: a comparison group; null for every other question. */
  readonly peers: readonly number[] | null;
}

/** The scope of a group; every route gets it from the actor or from a link, never from what a request says. */
export function scopeOf(group: string, narrowing: Partial<Omit<Scope, typeof scoped | "group" | "peers">> = {}): Scope {
  const {
    locked = {},
    territory = locked,
    hideBelow = 0,
    namesAll = true,
    withholdsDeclared = false,
    readsModeration = false,
    chosen = [],
  } = narrowing;
  return { group, locked, territory, hideBelow, namesAll, withholdsDeclared, readsModeration, chosen, peers: null } as Scope;
}

/**
 * A scope that counts a comparison group instead of what the reader sees. For the metric layer's reference alone, which shows its
 * quartiles and nothing else; `locked`, which narrows to the reader's own establishments, does not hold there.
 */
export function peerScope(scope: Scope, peers: readonly number[]): Scope {
  return { ...scope, locked: {}, territory: {}, readsModeration: false, peers };
}

/** The same scope without the figures of declared answers. */
export function withoutDeclared(scope: Scope): Scope {
  return { ...scope, withholdsDeclared: true };
}

/** One question to the metric layer: days in Europe/Paris, `to` exclusive. */
export interface Question {
  query: Query;
  period: DayRange;
  filters: Filters;
  /** The period that changes are measured against; none where nothing is compared. Only measures of two periods read it, and indexes, whose windows overlap. */
  compared?: DayRange | null;
}
