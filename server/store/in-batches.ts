import { ApiError } from "../kit/errors.ts";
import { overloaded } from "../kit/impatience.ts";

/** Items of one batch. */
const MOST = 100;
/** Who would wait behind more is refused at once. */
const LONGEST = 1000;

interface Waiting<Item, Result> {
  item: Item;
  names: readonly string[];
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Takes what comes at the same time together: while one batch is under way the others gather for the next, so that many share the
 * cost of one transaction. Two items that share a name are never of one batch, and keep their order. `take` settles each item of
 * its batch; where it rejects by a fault of the database nothing of the batch has happened, and each item is taken alone, so that
 * none fails by another's fault. Refuses (503) who would wait behind too many.
 */
export function inBatches<Item, Result>(
  take: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
  namesOf: (item: Item) => readonly string[],
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isTaking = false;

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= LONGEST) return reject(overloaded());
      waiting.push({ item, names: namesOf(item), resolve, reject });
      if (!isTaking) void takeAll();
    });

  async function takeAll(): Promise<void> {
    isTaking = true;
    while (waiting.length > 0) await takeTogether(nextBatch());
    isTaking = false;
  }

  function nextBatch(): Waiting<Item, Result>[] {
    const [batch, later]: [typeof waiting, typeof waiting] = [[], []];
    // Of those left for later too: whoever shares one with them comes after them.
    const names = new Set<string>();
    for (const one of waiting) {
      const isFree = batch.length < MOST && one.names.every((name) => !names.has(name));
      (isFree ? batch : later).push(one);
      for (const name of one.names) names.add(name);
    }
    waiting = later;
    return batch;
  }

  async function takeTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await take(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at];
        if (outcome?.status === "fulfilled") resolve(outcome.value);
        else reject(outcome?.reason ?? new Error("an item of a batch was not settled"));
      }
    } catch (error) {
      if (batch.length === 1 || error instanceof ApiError) for (const { reject } of batch) reject(error);
      else for (const one of batch) await takeTogether([one]);
    }
  }
}
