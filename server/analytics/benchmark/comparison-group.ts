/** Establishments that a reference rests on at the least (INTERFACES, «Thresholds»). */
export const LEAST_ESTABLISHMENTS = 5;

/** An establishment as the choice of a comparison group sees it. */
export interface Peer {
  /** Its key in the projection. */
  establishment: number;
  id: string;
  destination: string;
  category: string;
  /** By the reader's group. */
  seen: boolean;
  /** Rated reviews in the fixed window: what decides whether it belongs to any group. */
  n: number;
}

/** Whom an establishment is compared with: their keys, and their category where it is one. */
export interface ComparisonGroup {
  establishments: number[];
  category: string | null;
}

/**
 * The group that a reader's own establishments are compared with, of all establishments of the destinations that the reader
 * has any in; null where there is none that may be told.
 *
 * Own establishments never belong to it: those asked about and, of a reader who does not see the whole destination, all that
 * the reader sees. It is those of the same category; where these are too few, of all categories that are large enough, and the
 * others together where they are. So whatever is asked, an establishment is told from {@link LEAST_ESTABLISHMENTS} others by
 * no two groups: what one group has more than another is never a single house.
 *
 * It depends on neither the period nor the measure: who belongs to it would be told by the difference of two answers.
 */
export function comparisonGroup(peers: readonly Peer[], asked: ReadonlySet<string> | null, least: number): ComparisonGroup | null {
  const own = peers.filter(({ id, seen }) => seen && (asked === null || asked.has(id)));
  const [first] = own;
  if (!first || own.some(({ destination, category }) => destination !== first.destination || category !== first.category)) return null;
  const members = peers.filter(({ destination }) => destination === first.destination);
  const seesAll = members.every(({ seen }) => seen);
  const isOwn = new Set(own.map(({ establishment }) => establishment));
  const others = members.filter(({ establishment, seen, n }) => n >= least && !isOwn.has(establishment) && (seesAll || !seen));
  const byCategory = new Map<string, Peer[]>();
  for (const peer of others) byCategory.set(peer.category, [...(byCategory.get(peer.category) ?? []), peer]);
  const same = byCategory.get(first.category) ?? [];
  if (same.length >= LEAST_ESTABLISHMENTS) return { establishments: keysOf(same), category: first.category };
  const large = [...byCategory.values()].filter((each) => each.length >= LEAST_ESTABLISHMENTS).flat();
  const small = [...byCategory.values()].filter((each) => each.length < LEAST_ESTABLISHMENTS).flat();
  const all = [...large, ...(small.length >= LEAST_ESTABLISHMENTS ? small : [])];
  return all.length >= LEAST_ESTABLISHMENTS ? { establishments: keysOf(all), category: null } : null;
}

function keysOf(peers: readonly Peer[]): number[] {
  return peers.map(({ establishment }) => establishment).toSorted((a, b) => a - b);
}
