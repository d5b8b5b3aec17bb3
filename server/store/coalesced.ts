/**
 * Answers all who ask at the same time by one look-up: while one is under way the others gather for the next. However many
 * guess, they take one place in the database's queue, and what is answered was read after it was asked for.
 */
export function coalesced<Value>(
  lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let gathering: { keys: Set<string>; found: Promise<ReadonlyMap<string, Value>> } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  return async (key) => {
    if (!gathering || gathering.keys.size >= MOST_KEYS) {
      const keys = new Set<string>();
      const found = before.then(() => {
        if (gathering?.keys === keys) gathering = null;
        return lookUp([...keys]);
      });
      before = found.catch(() => undefined);
      gathering = { keys, found };
    }
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}

/** Keys of one look-up. */
const MOST_KEYS = 500;
