/** A seeded source of randomness: the same keys give the same sequence, on every machine. */
export interface Random {
  /** In [0; 1). */
  next(): number;
  /** Whole number in [min; max]. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One key, in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  /** Standard normal. */
  normal(): number;
}

/** Hashes keys into 32 bits (FNV-1a with a final avalanche). */
export function hash(...keys: (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const key of keys) {
    const text = String(key);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ 0x2f, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Opens the random sequence that belongs to these keys. */
export function random(...keys: (string | number)[]): Random {
  let state = hash(...keys);
  // mulberry32: small, fast and good enough for a demo, where nothing is secret.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error("Cannot pick from an empty list.");
      return found;
    },
    weighted: (weights) => weightedKey(weights, next()),
    normal: () => inverseNormal(next()),
  };
}

function weightedKey<K extends string>(weights: Readonly<Partial<Record<K, number>>>, at: number): K {
  const keys = Object.keys(weights) as K[];
  let total = 0;
  for (const key of keys) total += weights[key] ?? 0;
  let left = at * total;
  for (const key of keys) {
    left -= weights[key] ?? 0;
    if (left < 0) return key;
  }
  const last = keys.at(-1);
  if (last === undefined) throw new Error("Cannot pick from an empty list.");
  return last;
}

/** Index of the first cumulative weight above `at` × total. */
export function cumulativeIndex(cumulative: readonly number[], at: number): number {
  const target = at * (cumulative.at(-1) ?? 0);
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Standard normal quantile of p in (0; 1), by the logistic approximation of Tocher; |error| < 0.02 within ±2.5. */
export function inverseNormal(p: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, p));
  const odds = Math.log(bounded / (1 - bounded));
  return odds / 1.702;
}

/** A UUID of version 4's form that depends on its keys alone. */
export function uuid(...keys: (string | number)[]): string {
  let hex = "";
  for (let part = 0; part < 4; part++)
    hex += hash(...keys, part)
      .toString(16)
      .padStart(8, "0");
  const variant = (8 + (parseInt(hex.charAt(16), 16) & 3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
