/** Keeps results as long as the data that they came from, and asks once for what several want at the same time. */
export interface ResultCache {
  /**
   * The value under a key of a generation. What was kept for another generation is forgotten; a failure is not kept.
   * `make` runs once for all who ask meanwhile.
   */
  get<T>(generation: string, key: string, make: () => Promise<T>): Promise<T>;
}

/** A cache of the `capacity` values asked for last. */
export function resultCache(capacity: number): ResultCache {
  const kept = new Map<string, Promise<unknown>>();
  let current = "";
  return {
    get: <T>(generation: string, key: string, make: () => Promise<T>): Promise<T> => {
      if (generation !== current) {
        kept.clear();
        current = generation;
      }
      const known = kept.get(key) as Promise<T> | undefined;
      // Taken out and put back: a Map keeps the order in which keys came, so the first is the one used longest ago.
      kept.delete(key);
      const value = known ?? make();
      kept.set(key, value);
      if (!known) {
        value.catch(() => {
          if (kept.get(key) === value) kept.delete(key);
        });
        const [oldest] = kept.keys();
        if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      }
      return value;
    },
  };
}
