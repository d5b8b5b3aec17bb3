import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Cell } from "../../../../src/generated/types.ts";
import { overlaps } from "../../sql/keys.ts";
import { hasThemes } from "../../sql/sources.ts";
import type { KeptBack } from "./kept-back.ts";
import { hiddenPlaces, type Line } from "./veil.ts";

/** A row's tonalities, lowest first, and whether the row is hidden already. */
export interface Spread {
  counts: readonly number[];
  hidden: boolean;
}

/**
 * Which rows keep their tonalities, whole or not at all: a tonality that is hidden in one row is what the other rows leave of its total.
 *
 * Where there are rows beyond a limit they hide each other, and a row loses its tonalities by itself alone.
 */
export function spreadsShown(
  spreads: readonly Spread[],
  dimension: string,
  source: SourceName,
  least: number,
  keptBack: KeptBack | null,
): boolean[] {
  const beyond = keptBack?.spread.some((n) => n > 0) ? [{ counts: keptBack.spread, hidden: true }] : [];
  const all = [...spreads, ...beyond];
  const width = all[0]?.counts.length ?? 0;
  const cells = all.flatMap(({ counts }) => counts.map((n): Cell => ({ value: n, n })));
  const addsUp = !overlaps(source, dimension) && !keptBack?.isMany;
  const lines = Array.from({ length: width }, (_, tonality): Line => ({ at: all.map((__, row) => row * width + tonality), addsUp }));
  const rowAt = (at: number): number => Math.floor(at / width);
  let gone = new Set(all.flatMap(({ hidden }, row) => (hidden ? [row] : [])));
  for (;;) {
    const known = gone;
    const hidden = hiddenPlaces(cells, lines, { least, disjoint: !hasThemes(source), withheld: (at) => known.has(rowAt(at)) });
    // A row goes whole: what its other tonalities then reveal is looked at once more.
    gone = new Set([...hidden].map(rowAt));
    if (gone.size === known.size) return spreads.map((_, row) => !gone.has(row));
  }
}
