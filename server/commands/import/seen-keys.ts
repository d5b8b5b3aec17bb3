import { hash as digestOf } from "node:crypto";

/**
 * Which keys a file has shown already, and in which line first, in 12 bytes a key: a million lines take 24 to 48 MB, whatever their length.
 * Two different keys among ten million share their 64 bits once in 400,000 files.
 */
export interface SeenKeys {
  /** True the first time that it is given this key, whose line it keeps. */
  add(key: string, line?: number): boolean;
  /** The line of the key's first time; 0 where none was given. */
  lineOf(key: string): number;
  has(key: string): boolean;
}

export function seenKeys(): SeenKeys {
  let slots = new BigUint64Array(1 << 12);
  let lines = new Uint32Array(slots.length);
  let count = 0;

  const place = (table: BigUint64Array, hash: bigint): number => {
    const mask = table.length - 1;
    let slot = Number(hash & BigInt(mask));
    while (table[slot] !== 0n && table[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = (): void => {
    const larger = new BigUint64Array(slots.length * 2);
    const linesOfLarger = new Uint32Array(larger.length);
    for (let slot = 0; slot < slots.length; slot += 1) {
      const hash = slots[slot] ?? 0n;
      if (hash === 0n) continue;
      const to = place(larger, hash);
      larger[to] = hash;
      linesOfLarger[to] = lines[slot] ?? 0;
    }
    slots = larger;
    lines = linesOfLarger;
  };
  // 0 marks a free slot.
  const hashOf = (key: string): bigint => digestOf("md5", key, "buffer").readBigUInt64LE() || 1n;
  return {
    add: (key, line = 0) => {
      const hash = hashOf(key);
      const slot = place(slots, hash);
      if (slots[slot] === hash) return false;
      slots[slot] = hash;
      lines[slot] = line;
      count += 1;
      if (count * 2 > slots.length) grow();
      return true;
    },
    lineOf: (key) => lines[place(slots, hashOf(key))] ?? 0,
    has: (key) => slots[place(slots, hashOf(key))] !== 0n,
  };
}
