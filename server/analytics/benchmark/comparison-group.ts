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

/** A selection with which somebody chose to compare an establishment. */
export interface ChosenSelection {
  /** The establishment's id. */
  establishment: string;
  selection: string;
  /** The keys of those that the selection holds. */
  members: ReadonlySet<number>;
}

/** Whom an establishment is compared with: their keys, and their category where it is one. */
export interface ComparisonGroup {
  establishments: number[];
  category: string | null;
}

/** The groups of an establishment, the first whose level may be shown counting: `chosen` is absent where nobody chose a selection, null where it is too small. */
export interface ComparisonGroups {
  chosen?: ComparisonGroup | null;
  usual: ComparisonGroup | null;
}

/**
 * The groups that a reader's own establishments are compared with, of all establishments of the destinations that the reader
 * has any in; null where there is none whose level may be shown.
 *
 * Own establishments never belong to one: those asked about and, of a reader who does not see the whole destination, all that
 * the reader sees. The usual group is those of the same category; where these are too few, of all categories that are large
 * enough, and the others together where they are. The chosen one is what the selection has of these classes, see
 * {@link dividedBy}. So whatever is asked, no two groups distinguish an establishment from {@link LEAST_ESTABLISHMENTS} others:
 * what one group has more than another is never a single house.
 *
 * They depend on neither the period nor the measure: the difference of two answers would reveal who belongs to them.
 */
export function comparisonGroups(
  peers: readonly Peer[],
  asked: ReadonlySet<string> | null,
  least: number,
  chosen: readonly ChosenSelection[] = [],
): ComparisonGroups | null {
  const own = peers.filter(({ id, seen }) => seen && (asked === null || asked.has(id)));
  const [first] = own;
  if (!first || own.some(({ destination, category }) => destination !== first.destination || category !== first.category)) return null;
  const members = peers.filter(({ destination }) => destination === first.destination);
  const seesAll = members.every(({ seen }) => seen);
  const isOwn = new Set(own.map(({ establishment }) => establishment));
  const others = members.filter(({ establishment, seen, n }) => n >= least && !isOwn.has(establishment) && (seesAll || !seen));
  const byCategory = new Map<string, Peer[]>();
  for (const peer of others) byCategory.set(peer.category, [...(byCategory.get(peer.category) ?? []), peer]);
  const large = [...byCategory.values()].filter((each) => each.length >= LEAST_ESTABLISHMENTS);
  const small = [...byCategory.values()].filter((each) => each.length < LEAST_ESTABLISHMENTS).flat();
  const classes = small.length >= LEAST_ESTABLISHMENTS ? [...large, small] : large;

  const same = byCategory.get(first.category) ?? [];
  const usual = groupOf(same, first.category) ?? groupOf(classes.flat(), null);
  const selection = commonTo(own, chosen);
  if (!selection) return { usual };
  // Who sees every house learns nothing from two groups.
  const told = seesAll ? [selection] : chosen;
  return { usual, chosen: groupOf(dividedBy(told, classes).get(selection.selection) ?? [], null) };
}

function groupOf(peers: readonly Peer[], category: string | null): ComparisonGroup | null {
  return peers.length >= LEAST_ESTABLISHMENTS ? { establishments: keysOf(peers), category } : null;
}

/** The selection that was chosen for each of some establishments; null where they have not the same. */
function commonTo(own: readonly Peer[], chosen: readonly ChosenSelection[]): ChosenSelection | null {
  const of = new Map(chosen.map((one) => [one.establishment, one]));
  const [first, ...others] = own.map(({ id }) => of.get(id));
  return first && others.every((other) => other?.selection === first.selection) ? first : null;
}

/**
 * What each selection has of some classes. It divides a class only where both parts are large enough, and leaves it out where
 * one would be too small; the next selection divides the parts. No part is ever smaller than a group may be, whatever several
 * answers leave of each other.
 */
function dividedBy(chosen: readonly ChosenSelection[], classes: readonly (readonly Peer[])[]): Map<string, Peer[]> {
  const selections = new Map(chosen.map(({ selection, members }) => [selection, members]));
  const groups = new Map<string, Peer[]>();
  let parts = classes;
  for (const [selection, members] of [...selections].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const taken: Peer[] = [];
    parts = parts.flatMap((part) => {
      const inside = part.filter(({ establishment }) => members.has(establishment));
      const outside = part.filter(({ establishment }) => !members.has(establishment));
      const isTold = inside.length >= LEAST_ESTABLISHMENTS && (outside.length === 0 || outside.length >= LEAST_ESTABLISHMENTS);
      if (!isTold) return [part];
      taken.push(...inside);
      return outside.length > 0 ? [inside, outside] : [inside];
    });
    groups.set(selection, taken);
  }
  return groups;
}

function keysOf(peers: readonly Peer[]): number[] {
  return peers.map(({ establishment }) => establishment).toSorted((a, b) => a - b);
}
