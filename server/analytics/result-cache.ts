/** Keeps results as long as the data that they came from, and asks once for what several want at the same time. */
export interface ResultCache {
  /**
   * The value under a key of a generation. What was kept for another generation is forgotten; a failure is not kept.
   * `make` runs once for all who ask meanwhile.
   */
  get<T>(generation: string, key: string, make: () => Promise<T>): Promise<T>;
}

/** Bytes that all kept values take at most, where nobody says otherwise. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A value larger than this part of the whole is not kept: it would drive out all the others. */
const largestShare = 1 / 8;

interface Entry {
  value: Promise<unknown>;
  /** 0 until the value is there. */
  bytes: number;
}

/** A cache of the `capacity` values asked for last, which together take at most `mostBytes`, as {@link bytesOf} counts. */
export function resultCache(capacity: number, mostBytes = MOST_BYTES): ResultCache {
  const kept = new Map<string, Entry>();
  let current = "";
  let total = 0;

  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  // A Map keeps the order in which keys came, so the first is the one used longest ago.
  const makeRoom = (): void => {
    for (const key of kept.keys()) {
      if (kept.size <= capacity && total <= mostBytes) return;
      drop(key);
    }
  };
  const weigh = (key: string, entry: Entry, value: unknown): void => {
    // Given up, or forgotten with its generation, while it was made.
    if (kept.get(key) !== entry) return;
    const bytes = key.length * 2 + bytesOf(value);
    if (bytes > mostBytes * largestShare) return drop(key);
    entry.bytes = bytes;
    total += bytes;
    makeRoom();
  };

  return {
    get: <T>(generation: string, key: string, make: () => Promise<T>): Promise<T> => {
      if (generation !== current) {
        kept.clear();
        total = 0;
        current = generation;
      }
      const known = kept.get(key);
      if (known) {
        // Taken out and put back: it is now the one used last.
        kept.delete(key);
        kept.set(key, known);
        return known.value as Promise<T>;
      }
      const value = make();
      const entry: Entry = { value, bytes: 0 };
      kept.set(key, entry);
      value.then(
        (made) => weigh(key, entry, made),
        () => kept.get(key) === entry && drop(key),
      );
      makeRoom();
      return value;
    },
  };
}

/** About what a JSON value takes in memory: two bytes a character, and the engine's own for each object, member and number. */
export function bytesOf(value: unknown): number {
  if (typeof value === "string") return 16 + value.length * 2;
  if (typeof value !== "object" || value === null) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + 8 + bytesOf(item), 32);
  let sum = 32;
  // Names are shared between objects of one shape: only their places count.
  for (const name in value) if (Object.hasOwn(value, name)) sum += 8 + bytesOf((value as Record<string, unknown>)[name]);
  return sum;
}
