import type { Selectable } from "kysely";

import type { Visit, VisitRequest } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import { markDeleted, takeBackDeletion } from "../../store/soft-deletion.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

type Row = Selectable<Tables["visits"]>;

/** When an establishment was last visited, and when what follows is due. */
export interface VisitDays {
  visited_on: string;
  next_on: string | null;
}

/** The visits of the actor's group. An id of another group, a deleted or a malformed one is an absent one. */
export interface Visits {
  /** Of one establishment that the group sees, latest first; null where there is no such establishment. */
  of(establishment: string): Promise<Visit[] | null>;
  find(id: string): Promise<Visit | null>;
  /** Those whose next step is not done, the first due first; steps without a day last. */
  nextSteps(): Promise<Visit[]>;
  /** By establishment. */
  days(): Promise<ReadonlyMap<string, VisitDays>>;
  /** Null where there is no such establishment. */
  create(establishment: string, visit: VisitRequest): Promise<Visit | null>;
  /** Replaces this revision; «stale» where it is no longer the present one. */
  change(id: string, revision: number, visit: VisitRequest): Promise<Visit | "stale" | null>;
  /** False where there is no such visit. It can be restored. */
  remove(id: string): Promise<boolean>;
  /** Undoes {@link remove}; true for a visit that was never removed, too. */
  restore(id: string): Promise<boolean>;
}

export function visitsOf(store: Store, actor: StoreActor, clock: Clock): Visits {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);
  const living = (db: ScopedDb) => db.selectFrom("visits").selectAll().where("deleted_at", "is", null);
  const values = ({ visited_on, visitor, seen, next_step, next_on, done }: VisitRequest) => {
    const step = next_step?.trim() || null;
    return {
      visited_on,
      visitor: visitor.trim(),
      seen: seen.trim(),
      next_step: step,
      next_on: step === null ? null : (next_on ?? null),
      done: step === null ? true : (done ?? false),
      updated_at: now(),
      updated_by: actor.login,
    };
  };

  return {
    of: (establishment) =>
      onlyUuid<Visit[] | null>(establishment, null, async (db) => {
        const names = await namesOf(db, [establishment]);
        if (names.size === 0) return null;
        const rows = await living(db)
          .where("establishment_id", "=", establishment)
          .orderBy("visited_on", "desc")
          .orderBy("created_at", "desc")
          .orderBy("id")
          .execute();
        return rows.flatMap((row) => visitOf(row, names));
      }),
    find: (id) => onlyUuid(id, null, async (db) => one(db, await living(db).where("id", "=", id).executeTakeFirst())),
    nextSteps: () =>
      scoped.transaction(async (db) => {
        const rows = await living(db)
          .where("next_step", "is not", null)
          .where("done", "=", false)
          .orderBy("next_on")
          .orderBy("id")
          .execute();
        const names = await namesOf(
          db,
          rows.map(({ establishment_id }) => establishment_id),
        );
        return rows.flatMap((row) => visitOf(row, names));
      }),
    days: () =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("visits")
          // The notes themselves stay where they are.
          .select(["establishment_id", "visited_on", "next_on", "done"])
          .where("deleted_at", "is", null)
          .orderBy("visited_on")
          .execute();
        const days = new Map<string, VisitDays>();
        for (const { establishment_id, visited_on, next_on, done } of rows) {
          const due = days.get(establishment_id)?.next_on ?? null;
          const own = done ? null : next_on;
          days.set(establishment_id, { visited_on, next_on: own === null ? due : due === null || own < due ? own : due });
        }
        return days;
      }),
    create: (establishment, visit) =>
      onlyUuid<Visit | null>(establishment, null, async (db) => {
        if ((await namesOf(db, [establishment])).size === 0) return null;
        const row = await db
          .insertInto("visits", {
            ...values(visit),
            establishment_id: establishment,
            created_by: actor.login,
            created_at: now(),
            deleted_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return one(db, row);
      }),
    change: (id, revision, visit) =>
      onlyUuid<Visit | "stale" | null>(id, null, async (db) => {
        if (!(await living(db).where("id", "=", id).executeTakeFirst())) return null;
        const row = await db
          .updateTable("visits")
          .set({ ...values(visit), revision: revision + 1 })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        return row ? one(db, row) : "stale";
      }),
    remove: (id) => onlyUuid(id, false, (db) => markDeleted(db, "visits", id, now())),
    restore: (id) => onlyUuid(id, false, (db) => takeBackDeletion(db, "visits", id)),
  };
}

/** The names of those of some establishments that the group sees. */
async function namesOf(db: ScopedDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("establishments")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function one(db: ScopedDb, row: Row | undefined): Promise<Visit | null> {
  return row ? (visitOf(row, await namesOf(db, [row.establishment_id]))[0] ?? null) : null;
}

/** A visit as it is shown; none where its establishment is no longer seen. */
function visitOf(row: Row, names: ReadonlyMap<string, string>): Visit[] {
  const { id, establishment_id, visited_on, visitor, seen, next_step, next_on, done, revision, created_by, updated_at, updated_by } = row;
  const establishment_name = names.get(establishment_id);
  if (establishment_name === undefined) return [];
  return [
    {
      id,
      establishment: establishment_id,
      establishment_name,
      visited_on,
      visitor,
      seen,
      next_step,
      next_on,
      done,
      revision,
      created_by,
      updated_at,
      updated_by,
    },
  ];
}
