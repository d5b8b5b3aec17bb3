import { hash as digestOf } from "node:crypto";

/**
 * Which keys a file has shown already, in 8 bytes a key: a million lines take 16 to 32 MB, whatever their length.
 * Two different keys among ten million share their 64 bits once in 400,000 files.
 */
export interface SeenKeys {
  /** True the first time that it is given this key. */
  add(key: string): boolean;
  has(key: string): boolean;
}

export function seenKeys(): SeenKeys {
  let slots = new BigUint64Array(1 << 12);
  let count = 0;

  const place = (table: BigUint64Array, hash: bigint): number => {
    const mask = table.length - 1;
    let slot = Number(hash & BigInt(mask));
    while (table[slot] !== 0n && table[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = (): void => {
    const larger = new BigUint64Array(slots.length * 2);
    for (const hash of slots) if (hash !== 0n) larger[place(larger, hash)] = hash;
    slots = larger;
  };
  // 0 marks a free slot.
  const hashOf = (key: string): bigint => digestOf("md5", key, "buffer").readBigUInt64LE() || 1n;
  return {
    add: (key) => {
      const hash = hashOf(key);
      const slot = place(slots, hash);
      if (slots[slot] === hash) return false;
      slots[slot] = hash;
      count += 1;
      if (count * 2 > slots.length) grow();
      return true;
    },
    has: (key) => slots[place(slots, hashOf(key))] !== 0n,
  };
}
