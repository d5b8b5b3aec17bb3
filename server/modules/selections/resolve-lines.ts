import type { SelectionMatch, SelectionResolved } from "../../../src/generated/types.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import type { KnownEstablishment } from "./territory.ts";

/**
 * The establishments that pasted lines mean: by id, by the id of their import, or by name without case and accents, and of
 * those with one name the one in the town that the line names behind it. Blank lines mean nothing.
 */
export function resolveLines(lines: readonly string[], establishments: readonly KnownEstablishment[]): SelectionResolved {
  const byId = new Map<string, KnownEstablishment>();
  const byName = new Map<string, KnownEstablishment[]>();
  for (const establishment of establishments) {
    byId.set(establishment.id, establishment);
    if (establishment.external_id !== null) byId.set(establishment.external_id, establishment);
    const name = plain(establishment.name);
    byName.set(name, [...(byName.get(name) ?? []), establishment]);
  }
  const found = new Map<string, SelectionMatch>();
  const resolved: SelectionResolved = {
    found: [],
    ambiguous: [],
    not_found: [],
  };
  for (const [line, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const known = byId.get(text.trim());
    const candidates = known ? [known] : named(text, byName);
    const [only] = candidates;
    if (only === undefined) resolved.not_found.push(line);
    else if (candidates.length === 1) found.set(only.id, matchOf(only));
    else
      resolved.ambiguous.push({
        line,
        candidates: candidates.toSorted(byTown).slice(0, MOST_CANDIDATES).map(matchOf),
      });
  }
  return { ...resolved, found: [...found.values()] };
}

const MOST_CANDIDATES = 20;
const french = new Intl.Collator("fr");

/** Orders establishments of one name by their town. */
function byTown(a: KnownEstablishment, b: KnownEstablishment): number {
  return french.compare(a.city ?? "", b.city ?? "") || (a.id < b.id ? -1 : 1);
}

function named(text: string, byName: ReadonlyMap<string, KnownEstablishment[]>): KnownEstablishment[] {
  const whole = byName.get(plain(text));
  if (whole) return whole;
  // «Hôtel du Lac, Annecy», «Hôtel du Lac (Annecy)», or two cells of a table; a name may hold a comma itself.
  for (const [, name = "", town = ""] of [
    /^(.*)\(([^()]*)\)\s*$/.exec(text),
    /^(.*)[\t;]([^\t;]*)$/.exec(text),
    /^(.*),([^,]*)$/.exec(text),
  ].flatMap((split) => (split ? [split] : []))) {
    const alike = byName.get(plain(name)) ?? [];
    const there = alike.filter(({ city }) => city !== null && plain(city) === plain(town));
    if (there.length > 0) return there;
  }
  return [];
}

/** Letters and figures alone. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function matchOf({ id, name, city }: KnownEstablishment): SelectionMatch {
  return { id, name, city };
}
