/** A part of a whole (a category, a provider): its reviews and their mean rating. */
export interface MixPart {
  key: string;
  n: number;
  mean: number;
}

export interface MixEffect {
  from: number;
  to: number;
  difference: number;
  /** What the parts' own ratings changed. */
  real: number;
  /** What the change of their shares did. */
  mix: number;
  parts: { key: string; real: number; mix: number }[];
}

/**
 * Splits the change of a mean into what each part really gained and what only their shares moved (Kitagawa, DOMAIN §2.5).
 *
 * `real + mix` is the difference. A part absent from one side has no change of its own. Null where a side is empty.
 */
export function mixEffect(before: readonly MixPart[], after: readonly MixPart[]): MixEffect | null {
  const sides = [byKey(before), byKey(after)] as const;
  const [total, totalAfter] = sides.map((side) => [...side.values()].reduce((sum, part) => sum + part.n, 0)) as [number, number];
  if (total === 0 || totalAfter === 0) return null;
  const parts = [...new Set([...sides[0].keys(), ...sides[1].keys()])].map((key) => {
    const a = sides[0].get(key);
    const b = sides[1].get(key);
    const shareA = (a?.n ?? 0) / total;
    const shareB = (b?.n ?? 0) / totalAfter;
    const meanA = a?.mean ?? b?.mean ?? 0;
    const meanB = b?.mean ?? meanA;
    return { key, real: ((shareA + shareB) / 2) * (meanB - meanA), mix: ((meanA + meanB) / 2) * (shareB - shareA) };
  });
  const from = meanOf(sides[0], total);
  const to = meanOf(sides[1], totalAfter);
  const sum = (effect: "real" | "mix"): number => parts.reduce((value, part) => value + part[effect], 0);
  return { from, to, difference: to - from, real: sum("real"), mix: sum("mix"), parts };
}

function byKey(parts: readonly MixPart[]): Map<string, MixPart> {
  return new Map(parts.filter(({ n }) => n > 0).map((part) => [part.key, part]));
}

function meanOf(parts: ReadonlyMap<string, MixPart>, total: number): number {
  return [...parts.values()].reduce((sum, { n, mean }) => sum + n * mean, 0) / total;
}
