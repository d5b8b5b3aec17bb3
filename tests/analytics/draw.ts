/** Draws from a seed: the same numbers each time (mulberry32). */
export interface Draw {
  (): number;
  below(limit: number): number;
  of<T>(values: readonly T[]): T;
  chance(share: number): boolean;
}

export function drawFrom(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return Object.assign(next, {
    below,
    of: <T>(values: readonly T[]): T => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("nothing to draw from");
      return value;
    },
    chance: (share: number): boolean => next() < share,
  });
}
