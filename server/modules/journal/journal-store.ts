import type { Selectable } from "kysely";

import type { JournalEntry, JournalEntryRequest, JournalPlace } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import { markDeleted, takeBackDeletion } from "../../store/soft-deletion.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

type Row = Selectable<Tables["journal_entries"]>;
type Part = Pick<Row, "commune" | "child_id">;

/** The journal of the actor's territory. An id of another group, a deleted or a malformed one is an absent one. */
export interface Journal {
  /** Latest first. */
  list(): Promise<JournalEntry[]>;
  find(id: string): Promise<JournalEntry | null>;
  /** Null where its place is no part of the territory. */
  create(entry: JournalEntryRequest): Promise<JournalEntry | null>;
  /** Replaces this revision; «stale» where it is no longer the present one, null where the entry or its place is absent. */
  change(id: string, revision: number, entry: JournalEntryRequest): Promise<JournalEntry | "stale" | null>;
  /** False where there is no such entry. It can be restored. */
  remove(id: string): Promise<boolean>;
  /** Undoes {@link remove}; true for an entry that was never removed, too. */
  restore(id: string): Promise<boolean>;
}

export function journalOf(store: Store, actor: StoreActor & { group: { destination: string | null } }, clock: Clock): Journal {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);
  const values = (entry: JournalEntryRequest, part: Part) => ({
    first_day: entry.from,
    last_day: entry.to,
    title: entry.title.trim(),
    kind: entry.kind,
    public: entry.public ?? false,
    ...part,
    updated_at: now(),
    updated_by: actor.login,
  });
  const shown = async (db: ScopedDb, rows: readonly Row[]): Promise<JournalEntry[]> => {
    const names = await placeNames(db, actor.group.destination, rows);
    return rows.map((row) => entryOf(row, names));
  };
  const one = async (db: ScopedDb, row: Row | undefined): Promise<JournalEntry | null> =>
    row ? ((await shown(db, [row]))[0] ?? null) : null;
  const living = (db: ScopedDb) => db.selectFrom("journal_entries").selectAll().where("deleted_at", "is", null);

  return {
    list: () =>
      scoped.transaction(async (db) =>
        shown(db, await living(db).orderBy("first_day", "desc").orderBy("last_day", "desc").orderBy("id").execute()),
      ),

    find: (id) => onlyUuid(id, null, async (db) => one(db, await living(db).where("id", "=", id).executeTakeFirst())),

    create: (entry) =>
      scoped.transaction(async (db) => {
        const part = await partOf(db, actor.group.destination, entry);
        if (!part) return null;
        const row = await db
          .insertInto("journal_entries", { ...values(entry, part), created_at: now(), deleted_at: null })
          .returningAll()
          .executeTakeFirstOrThrow();
        return one(db, row);
      }),

    change: (id, revision, entry) =>
      onlyUuid<JournalEntry | "stale" | null>(id, null, async (db) => {
        if (!(await living(db).where("id", "=", id).executeTakeFirst())) return null;
        const part = await partOf(db, actor.group.destination, entry);
        if (!part) return null;
        const row = await db
          .updateTable("journal_entries")
          .set({ ...values(entry, part), revision: revision + 1 })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        return row ? one(db, row) : "stale";
      }),

    remove: (id) => onlyUuid(id, false, (db) => markDeleted(db, "journal_entries", id, now())),

    restore: (id) => onlyUuid(id, false, (db) => takeBackDeletion(db, "journal_entries", id)),
  };
}

/** The place of an entry as columns; null where it is no part of the destination. */
async function partOf(db: ScopedDb, destination: string | null, { place }: JournalEntryRequest): Promise<Part | null> {
  const whole: Part = { commune: null, child_id: null };
  if (!place) return whole;
  const found =
    place.kind === "commune"
      ? await db
          .selectFrom("communes")
          .select("insee as id")
          .where("destination_id", "=", destination)
          .where("insee", "=", place.id)
          .executeTakeFirst()
      : await db.selectFrom("destinations").select("id").where("parent_id", "=", destination).where("id", "=", place.id).executeTakeFirst();
  if (!found) return null;
  return place.kind === "commune" ? { ...whole, commune: found.id } : { ...whole, child_id: found.id };
}

/** What the places of some entries are called, by their columns. */
async function placeNames(db: ScopedDb, destination: string | null, rows: readonly Part[]): Promise<(part: Part) => JournalPlace | null> {
  const communes = rows.flatMap(({ commune }) => commune ?? []);
  const children = rows.flatMap(({ child_id }) => child_id ?? []);
  const towns =
    communes.length === 0
      ? []
      : await db
          .selectFrom("communes")
          .select(["insee as id", "name"])
          .where("destination_id", "=", destination)
          .where("insee", "in", communes)
          .execute();
  const parts =
    children.length === 0 ? [] : await db.selectFrom("destinations").select(["id", "name"]).where("id", "in", children).execute();
  const named = (kind: JournalPlace["kind"], known: readonly { id: string; name: string }[], id: string): JournalPlace => ({
    kind,
    id,
    name: known.find((one) => one.id === id)?.name ?? id,
  });
  return ({ commune, child_id }) =>
    commune !== null ? named("commune", towns, commune) : child_id !== null ? named("child", parts, child_id) : null;
}

function entryOf(row: Row, placeOf: (part: Part) => JournalPlace | null): JournalEntry {
  const { id, first_day, last_day, title, kind, revision, created_at, updated_at, updated_by } = row;
  return {
    id,
    from: first_day,
    to: last_day,
    title,
    kind,
    place: placeOf(row),
    public: row.public,
    revision,
    created_at,
    updated_at,
    updated_by,
  };
}
