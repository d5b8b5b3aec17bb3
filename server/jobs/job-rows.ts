import { sql, type UpdateObject } from "kysely";

import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";

/** How a job is queued. */
export interface JobOptions {
  /** One such job of its kind waits or runs at a time: another one is that one. */
  once?: string;
  /** One such job of its kind waits at a time; one that runs already is no such job, as it may not see what has changed since. */
  onceWaiting?: string;
  /** Of the jobs of a kind in one lane, one runs at a time, in their order. */
  lane?: string;
  /** Login of whom it is done for, who may have `atMost` jobs of the kind that have not ended. */
  account?: { login: string; atMost: number };
  /** Higher ones first; 0 where absent. */
  priority?: number;
  /** Not begun before. */
  due?: Date;
}

/** A job that this process has begun. */
export interface BegunJob {
  id: string;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  tries: number;
}

/** Which job is begun, by whom, and until when it is held. */
interface Beginning {
  kinds: readonly string[];
  except: readonly string[];
  holder: string;
  at: Date;
  until: Date;
}

/** Where a job has got to. */
export interface JobState {
  state: "waiting" | "running" | "done" | "failed";
  progress: unknown;
  result: unknown;
  error: string | null;
}

/** Another beginning, or its queueing, waits for this one: held from the look to the commit. */
const jobsLock = 7_301_003;
/** Of what a job that waits once is marked by; taken away when it begins. */
const WAITING = "waiting ";
/** A job that has ended is kept for so long (ms), for who asks what became of it. */
const KEPT_MS = 24 * 3_600_000;
/** Those that ended long ago are looked for so often (ms). */
const FORGET_MS = 60_000;

/** The rows of jobs, each step one transaction. `at` is the present. */
export function jobRows(store: Store) {
  let forgot = -Infinity;
  return {
    /** Queues a job; the id of the one that is there already, or null where its account has as many as it may. */
    add: (
      kind: string,
      payload: unknown,
      { onceWaiting, lane, account, priority = 0, due, ...own }: JobOptions,
      at: Date,
    ): Promise<string | null> =>
      store.system("jobs", async (db) => {
        await sql`SELECT pg_advisory_xact_lock(${jobsLock})`.execute(db);
        const once = onceWaiting === undefined ? own.once : WAITING + onceWaiting;
        const open = db.selectFrom("jobs").where("kind", "=", kind).where("state", "in", ["waiting", "running"]);
        const same = once === undefined ? undefined : await open.where("once", "=", once).select("id").executeTakeFirst();
        if (same) return same.id;
        if (account) {
          const theirs = await open.where("account", "=", account.login).select("id").limit(account.atMost).execute();
          if (theirs.length >= account.atMost) return null;
        }
        const row = {
          kind,
          lane: lane ?? null,
          once: once ?? null,
          account: account?.login ?? null,
          payload: JSON.stringify(payload),
          priority,
          holder: null,
          leased_until: null,
          progress: null,
          result: null,
          error: null,
          created_at: at.toISOString(),
          due_at: (due ?? at).toISOString(),
          ended_at: null,
        };
        return (await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow()).id;
      }),

    /**
     * Begins the next job of these kinds, or takes up one whose holder has let its lease pass; null where there is none.
     * `except`: those that the holder runs now. On a machine that slept it may have let a lease pass itself.
     */
    begin: ({ kinds, except, holder, at, until }: Beginning): Promise<BegunJob | null> =>
      store.system("jobs", async (db) => {
        await sql`SELECT pg_advisory_xact_lock(${jobsLock})`.execute(db);
        // Kind by kind, for each to be one step into an index, however many wait.
        const { rows } = await sql<BegunJob>`
          UPDATE jobs SET state = 'running', once = CASE WHEN starts_with(once, ${WAITING}) THEN NULL ELSE once END, tries = tries + 1, holder = ${holder}, leased_until = ${until.toISOString()}
          WHERE id = (
            SELECT next.id FROM unnest(${[...kinds]}::text[]) AS asked (kind) CROSS JOIN LATERAL (
              (SELECT h.id, h.priority, h.due_at, h.no FROM jobs h
                WHERE h.kind = asked.kind AND h.state = 'running' AND h.leased_until < ${at.toISOString()} AND h.id <> ALL(${[...except]}::uuid[])
                ORDER BY h.priority DESC, h.due_at, h.no LIMIT 1)
              UNION ALL
              (SELECT w.id, w.priority, w.due_at, w.no FROM jobs w
                WHERE w.kind = asked.kind AND w.state = 'waiting' AND w.due_at <= ${at.toISOString()} AND NOT EXISTS (
                  SELECT 1 FROM jobs r WHERE r.kind = w.kind AND r.lane = w.lane AND r.state = 'running')
                ORDER BY w.priority DESC, w.due_at, w.no LIMIT 1)
            ) AS next
            ORDER BY next.priority DESC, next.due_at, next.no LIMIT 1)
          RETURNING id, kind, payload, tries`.execute(db);
        return rows[0] ?? null;
      }),

    /** Keeps a job for its holder, and how far it is; false where it is no longer the holder's. */
    renew: (id: string, holder: string, until: Date, progress: unknown): Promise<boolean> =>
      change(id, holder, { leased_until: until.toISOString(), ...(progress === undefined ? {} : { progress: JSON.stringify(progress) }) }),

    /** Gives a job back as if it had not been begun. */
    release: (id: string, holder: string): Promise<boolean> =>
      change(id, holder, { state: "waiting", holder: null, leased_until: null, tries: sql<number>`tries - 1` }),

    /** Leaves a job that failed for another try. */
    retry: (id: string, holder: string, due: Date, error: string): Promise<boolean> =>
      change(id, holder, { state: "waiting", holder: null, leased_until: null, due_at: due.toISOString(), error }),

    /** Ends a job, and forgets those that ended long ago. */
    end: async (id: string, holder: string, outcome: { result: unknown } | { error: string }, at: Date): Promise<boolean> => {
      const ended = await change(id, holder, {
        ...("error" in outcome ? { state: "failed" as const, error: outcome.error } : { state: "done" as const, error: null }),
        ...("result" in outcome && outcome.result !== undefined ? { result: JSON.stringify(outcome.result) } : {}),
        leased_until: null,
        ended_at: at.toISOString(),
      });
      if (Math.abs(at.getTime() - forgot) > FORGET_MS) {
        forgot = at.getTime();
        const old = new Date(forgot - KEPT_MS).toISOString();
        await store.system("jobs", (db) => db.deleteFrom("jobs").where("ended_at", "<", old).execute());
      }
      return ended;
    },

    /** Takes a job that has not ended out of the queue; who runs it hears of it when renewing. */
    cancel: async (id: string): Promise<void> => {
      await store.system("jobs", (db) => db.deleteFrom("jobs").where("id", "=", id).where("state", "in", ["waiting", "running"]).execute());
    },

    /** Null where there is no such job, or no longer. */
    state: async (id: string): Promise<JobState | null> =>
      (await store.system("jobs", (db) =>
        db.selectFrom("jobs").where("id", "=", id).select(["state", "progress", "result", "error"]).executeTakeFirst(),
      )) ?? null,
  };

  async function change(id: string, holder: string, values: UpdateObject<Tables, "jobs">): Promise<boolean> {
    const { numUpdatedRows } = await store.system("jobs", (db) =>
      db
        .updateTable("jobs")
        .set(values)
        .where("id", "=", id)
        .where("holder", "=", holder)
        .where("state", "=", "running")
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }
}
