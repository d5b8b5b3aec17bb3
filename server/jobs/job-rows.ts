import { sql, type UpdateObject } from "kysely";

import { inBatches } from "../store/in-batches.ts";
import { jsonBytes } from "../store/json-rows.ts";
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

/** How jobs are queued of which each is one of its own. */
export type ManyJobs = Pick<JobOptions, "priority" | "due">;

/** A job that this process has begun. */
export interface BegunJob {
  id: string;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  tries: number;
}

/** Which jobs are begun, by whom, and until when they are held. */
interface Beginning {
  /** How many of each kind at most. */
  places: ReadonlyMap<string, number>;
  except: readonly string[];
  holder: string;
  at: Date;
  until: Date;
}

/** The position of a job in its queue. */
interface Place {
  priority: number;
  due_at: string;
  no: string | number;
}

/** An end of a job, as it is noted. */
interface Ending {
  id: string;
  holder: string;
  outcome: { result: unknown } | { error: string };
  at: Date;
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
  const ended = inBatches(endAll, ({ id }: Ending) => [id]);
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

    /** Queues many jobs of a kind, of which each is one of its own. */
    addAll: async (kind: string, payloads: readonly unknown[], { priority = 0, due }: ManyJobs, at: Date): Promise<void> => {
      if (payloads.length === 0) return;
      const [created_at, due_at] = [at.toISOString(), (due ?? at).toISOString()];
      await store.system("jobs", (db) =>
        db
          .insertInto("jobs")
          .values(payloads.map((payload) => ({ kind, payload: JSON.stringify(payload), priority, created_at, due_at })))
          .execute(),
      );
    },

    /**
     * Begins the next jobs of these kinds, or takes up those whose holder has let their lease pass; none where there is none, and
     * of one lane one: there may be more for the places that are left.
     * `except`: those that the holder runs now. On a machine that slept it may have let a lease pass itself.
     */
    begin: ({ places, except, holder, at, until }: Beginning): Promise<BegunJob[]> =>
      store.system("jobs", async (db) => {
        await sql`SELECT pg_advisory_xact_lock(${jobsLock})`.execute(db);
        // Kind by kind, for each to be one step into an index, however many wait: the planner takes it where it knows the limit.
        const most = Math.max(...places.values());
        const { rows } = await sql<BegunJob & Place>`
          UPDATE jobs SET state = 'running', once = CASE WHEN starts_with(once, ${WAITING}) THEN NULL ELSE once END, tries = tries + 1, holder = ${holder}, leased_until = ${until.toISOString()}
          WHERE id IN (
            SELECT id FROM (
              SELECT next.*, row_number() OVER (PARTITION BY asked.kind, next.lane ORDER BY next.priority DESC, next.due_at, next.no) AS in_lane
              FROM unnest(${[...places.keys()]}::text[], ${[...places.values()]}::int[]) AS asked (kind, places) CROSS JOIN LATERAL (
                SELECT * FROM (
                  (SELECT h.id, h.lane, h.priority, h.due_at, h.no FROM jobs h
                    WHERE h.kind = asked.kind AND h.state = 'running' AND h.leased_until < ${at.toISOString()} AND h.id <> ALL(${[...except]}::uuid[])
                    ORDER BY h.priority DESC, h.due_at, h.no LIMIT ${most})
                  UNION ALL
                  (SELECT w.id, w.lane, w.priority, w.due_at, w.no FROM jobs w
                    WHERE w.kind = asked.kind AND w.state = 'waiting' AND w.due_at <= ${at.toISOString()} AND NOT EXISTS (
                      SELECT 1 FROM jobs r WHERE r.kind = w.kind AND r.lane = w.lane AND r.state = 'running')
                    ORDER BY w.priority DESC, w.due_at, w.no LIMIT ${most})
                ) AS open
                ORDER BY open.priority DESC, open.due_at, open.no LIMIT asked.places) AS next
            ) AS chosen
            WHERE lane IS NULL OR in_lane = 1)
          RETURNING id, kind, payload, tries, priority, due_at, no`.execute(db);
        return rows.toSorted(
          (a, b) => b.priority - a.priority || Date.parse(a.due_at) - Date.parse(b.due_at) || Number(a.no) - Number(b.no),
        );
      }),

    /** Ends the leases of all other holders: they are known to have ended. */
    takeOver: async (holder: string, at: Date): Promise<void> => {
      const passed = new Date(at.getTime() - 1).toISOString();
      await store.system("jobs", (db) =>
        db.updateTable("jobs").set({ leased_until: passed }).where("state", "=", "running").where("holder", "<>", holder).execute(),
      );
    },

    /** Keeps a job for its holder, and how far it is; false where it is no longer the holder's. */
    renew: (id: string, holder: string, until: Date, progress: unknown): Promise<boolean> =>
      change(id, holder, { leased_until: until.toISOString(), ...(progress === undefined ? {} : { progress: JSON.stringify(progress) }) }),

    /** Gives a job back as if it had not been begun. */
    release: (id: string, holder: string): Promise<boolean> =>
      change(id, holder, { state: "waiting", holder: null, leased_until: null, tries: sql<number>`tries - 1` }),

    /** Leaves a job that failed for another try. */
    retry: (id: string, holder: string, due: Date, error: string): Promise<boolean> =>
      change(id, holder, { state: "waiting", holder: null, leased_until: null, due_at: due.toISOString(), error }),

    /** Ends a job, together with those that end at the same time, and forgets those that ended long ago. */
    end: async (id: string, holder: string, outcome: Ending["outcome"], at: Date): Promise<void> => {
      await ended({ id, holder, outcome, at });
      if (Math.abs(at.getTime() - forgot) > FORGET_MS) {
        forgot = at.getTime();
        const old = new Date(forgot - KEPT_MS).toISOString();
        await store.system("jobs", (db) => db.deleteFrom("jobs").where("ended_at", "<", old).execute());
      }
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

  async function endAll(endings: readonly Ending[]): Promise<PromiseSettledResult<void>[]> {
    const done = endings.map(({ id, holder, outcome, at }) => ({
      id,
      holder,
      at: at.toISOString(),
      ...("error" in outcome ? { state: "failed", error: outcome.error } : { state: "done", result: outcome.result }),
    }));
    await store.system("jobs", (db) =>
      sql`
        UPDATE jobs SET state = done.state, error = done.error, result = coalesce(done.result, jobs.result), leased_until = NULL, ended_at = done.at
        FROM json_to_recordset(${jsonBytes(done)}::json) AS done (id uuid, holder uuid, state text, error text, result jsonb, at timestamptz)
        WHERE jobs.id = done.id AND jobs.holder = done.holder AND jobs.state = 'running'`.execute(db),
    );
    return endings.map(() => ({ status: "fulfilled", value: undefined }));
  }
}
