import { AsyncLocalStorage } from "node:async_hooks";

import { type ControlledTransaction, type Kysely, sql, type Transaction } from "kysely";

import { type Gate, gate } from "../kit/gate.ts";
import { type Changes, collectChanges, type Recorded } from "./outbox.ts";
import type { JointTransaction } from "./store.ts";
import type { Tables } from "./tables.ts";

/** What a transaction does, and where it notes its changes. */
export type Part<T> = (trx: Transaction<Tables>, changes: Changes) => Promise<T>;

interface Open {
  readonly trx: ControlledTransaction<Tables>;
  /** Parts run one after the other: they share a connection and its scope. */
  readonly turn: Gate;
  readonly changes: Changes[];
  /** What waits for the commit. */
  readonly tasks: (() => Promise<void>)[];
  ended: boolean;
}

/** The joint transactions of one store. */
export interface Joints {
  begin(): Promise<JointTransaction>;
  /** Runs a part within the joint transaction of the caller; null where the caller is in none that is open. */
  join<T>(part: Part<T>): Promise<T> | null;
  together<T>(work: () => Promise<T>): Promise<T>;
  whenCommitted(task: () => Promise<void>): Promise<void>;
}

/** `committed` hears what a joint transaction recorded. */
export function jointTransactions(db: Kysely<Tables>, committed: (recorded: Recorded) => void): Joints {
  const present = new AsyncLocalStorage<Open>();

  const begin = async (): Promise<JointTransaction> => {
    const open: Open = { trx: await db.startTransaction().execute(), turn: gate(1), changes: [], tasks: [], ended: false };
    const end = (work: () => Promise<void>): Promise<void> =>
      open.turn(async () => {
        if (open.ended) return;
        open.ended = true;
        await work();
      });
    const undo = (): Promise<void> => open.trx.rollback().execute();
    return {
      run: (work) => present.run(open, work),
      rollback: () => end(undo),
      commit: async () => {
        const recorded = { changes: 0, announced: 0 };
        await end(async () => {
          try {
            for (const part of open.changes) {
              const { changes, announced } = await part.record(open.trx);
              recorded.changes += changes;
              recorded.announced += announced;
            }
            await open.trx.commit().execute();
          } catch (error) {
            await undo().catch(() => undefined);
            throw error;
          }
        });
        committed(recorded);
        // Done is done: who only waited for it cannot undo it by failing.
        await Promise.allSettled(open.tasks.splice(0).map((task) => present.exit(task)));
      },
    };
  };

  return {
    begin,
    together: async (work) => {
      const around = present.getStore();
      if (around && !around.ended) return work();
      const joint = await begin();
      try {
        const result = await joint.run(work);
        await joint.commit();
        return result;
      } catch (error) {
        await joint.rollback();
        throw error;
      }
    },
    whenCommitted: async (task) => {
      const open = present.getStore();
      if (!open || open.ended) return task();
      open.tasks.push(task);
    },
    join: (part) => {
      const open = present.getStore();
      return open && !open.ended ? open.turn(() => runPart(open, part)) : null;
    },
  };
}

/** One part, undone alone where it fails. */
async function runPart<T>({ trx, changes }: Open, part: Part<T>): Promise<T> {
  const own = collectChanges();
  await sql`SAVEPOINT part`.execute(trx);
  try {
    const result = await part(trx, own);
    await sql`RELEASE SAVEPOINT part`.execute(trx);
    changes.push(own);
    return result;
  } catch (error) {
    // Where not even this works the whole cannot be committed either.
    await sql`ROLLBACK TO SAVEPOINT part`.execute(trx).catch(() => undefined);
    throw error;
  }
}
