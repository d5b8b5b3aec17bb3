import type { Selectable } from "kysely";

import type { Selection, SelectionMembersChanged, SelectionRule, SelectionSummary } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import { takeBackDeletion } from "../../store/soft-deletion.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** A selection with its revision. */
export interface StoredSelection extends Selection {
  revision: number;
}

/** What an account decides of a selection. Without members, those that it has stay. */
export interface SelectionChange {
  title: string;
  members?: readonly string[];
  /** With members: absent where they were chosen one by one. */
  rule?: SelectionRule | undefined;
  kind?: "frozen" | "living" | undefined;
}

/** The selections of a group. An id of another group, a deleted one or a malformed one is an absent one. */
export interface Selections {
  find(id: string): Promise<StoredSelection | null>;
  create(change: SelectionChange): Promise<StoredSelection>;
  /** Replaces this revision; «stale» where another one is there. */
  change(id: string, revision: number, change: SelectionChange): Promise<StoredSelection | "stale" | null>;
  /** Adds and removes members of a frozen one; «living» where they follow a rule. */
  changeMembers(id: string, added: readonly string[], removed: readonly string[]): Promise<SelectionMembersChanged | "living" | null>;
  /** Replaces the members that a rule gives, where the rule is still this one; whether anything changed. */
  follow(id: string, rule: SelectionRule, members: readonly string[]): Promise<boolean>;
  /** False where there is no such selection. It can be restored. */
  remove(id: string): Promise<boolean>;
  /** Undoes {@link remove}; true for one that was never removed, too. */
  restore(id: string): Promise<boolean>;
  /** Those that are there: title, kind and rule by id. */
  rules(): Promise<ReadonlyMap<string, Pick<SelectionSummary, "title" | "kind" | "rule">>>;
  /** Which of these establishments the group does not see. */
  unseen(establishments: readonly string[]): Promise<string[]>;
}

type Row = Selectable<Tables["selections"]>;

/** The selections of the actor's group, newest first; each counts its establishments that the group sees. */
export function selectionsOf(store: Store, actor: StoreActor): Promise<SelectionSummary[]> {
  return store.forActor(actor).transaction(async (db) => {
    const selections = await db
      .selectFrom("selections")
      .select(["id", "title", "kind", "rule", "created_at", "updated_at", "updated_by"])
      .where("deleted_at", "is", null)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    const members = await db
      .selectFrom("selection_members")
      .select("selection_id")
      .select((of) => of.fn.countAll<string>().as("count"))
      // What the group no longer sees is nowhere counted.
      .where("establishment_id", "in", db.selectFrom("establishments").select("id"))
      .groupBy("selection_id")
      .execute();
    const counts = new Map(members.map(({ selection_id, count }) => [selection_id, Number(count)]));
    return selections.map((selection) => ({
      ...selection,
      establishments: counts.get(selection.id) ?? 0,
    }));
  });
}

/** The selections that the actor's group has, one by one. */
export function selectionStore(store: Store, actor: StoreActor, clock: Clock): Selections {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);
  const present = (db: ScopedDb, id: string): Promise<Row | undefined> =>
    db.selectFrom("selections").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  const locked = (db: ScopedDb, id: string): Promise<Row | undefined> =>
    db.selectFrom("selections").selectAll().where("id", "=", id).where("deleted_at", "is", null).forUpdate().executeTakeFirst();

  return {
    find: (id) =>
      onlyUuid(id, null, async (db) => {
        const row = await present(db, id);
        return row ? stored(row, await membersIn(db, id)) : null;
      }),

    create: ({ title, members = [], rule, kind = "frozen" }) =>
      scoped.transaction(async (db) => {
        const at = now();
        const row = await db
          .insertInto("selections", {
            title,
            kind,
            rule: rule ? JSON.stringify(rule) : null,
            created_at: at,
            updated_at: at,
            updated_by: actor.login,
            evaluated_at: rule ? at : null,
            deleted_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await addMembers(db, row.id, members);
        db.changed("selection", row.id);
        db.announce("selections", row.id);
        return stored(row, await membersIn(db, row.id));
      }),

    change: (id, revision, { title, members, rule, kind = "frozen" }) =>
      onlyUuid<StoredSelection | "stale" | null>(id, null, async (db) => {
        const former = await locked(db, id);
        if (!former) return null;
        if (former.revision !== revision) return "stale";
        const at = now();
        const followed = members
          ? {
              kind,
              rule: rule ? JSON.stringify(rule) : null,
              evaluated_at: rule ? at : null,
            }
          : {};
        const row = await db
          .updateTable("selections")
          .set({
            title,
            ...followed,
            revision: revision + 1,
            updated_at: at,
            updated_by: actor.login,
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (members) await replaceMembers(db, id, members);
        db.changed("selection", id);
        db.announce("selections", id);
        return stored(row, await membersIn(db, id));
      }),

    changeMembers: (id, added, removed) =>
      onlyUuid<SelectionMembersChanged | "living" | null>(id, null, async (db) => {
        const row = await locked(db, id);
        if (!row) return null;
        if (row.kind === "living") return "living";
        const before = new Set(await membersIn(db, id));
        const [fresh, gone] = [added.filter((one) => !before.has(one)), removed.filter((one) => before.has(one))];
        await addMembers(db, id, fresh);
        await removeMembers(db, id, gone);
        if (fresh.length + gone.length > 0) {
          // Members chosen by hand are no longer those that a rule gave.
          await db
            .updateTable("selections")
            .set({
              rule: null,
              evaluated_at: null,
              revision: row.revision + 1,
              updated_at: now(),
              updated_by: actor.login,
            })
            .where("id", "=", id)
            .execute();
          db.changed("selection", id);
          db.announce("selections", id);
        }
        return {
          added: fresh,
          removed: gone,
          total: (await membersIn(db, id)).length,
        };
      }),

    follow: (id, rule, members) =>
      onlyUuid(id, false, async (db) => {
        const row = await locked(db, id);
        if (row?.kind !== "living" || JSON.stringify(row.rule) !== JSON.stringify(rule)) return false;
        await db.updateTable("selections").set({ evaluated_at: now() }).where("id", "=", id).execute();
        if (!(await replaceMembers(db, id, members))) return false;
        db.changed("selection", id);
        db.announce("selections", id);
        return true;
      }),

    remove: (id) =>
      onlyUuid(id, false, async (db) => {
        const row = await db
          .updateTable("selections")
          .set({ deleted_at: now(), updated_by: actor.login })
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (!row) return false;
        db.changed("selection", id);
        db.announce("selections", id);
        return true;
      }),

    restore: (id) =>
      onlyUuid(id, false, async (db) => {
        if (!(await takeBackDeletion(db, "selections", id))) return false;
        db.changed("selection", id);
        db.announce("selections", id);
        return true;
      }),

    rules: () =>
      scoped.transaction(async (db) => {
        const rows = await db.selectFrom("selections").select(["id", "title", "kind", "rule"]).where("deleted_at", "is", null).execute();
        return new Map(rows.map(({ id, ...row }) => [id, row]));
      }),

    unseen: (establishments) =>
      scoped.transaction(async (db) => {
        const asked = establishments.filter(isUuid);
        const rows = asked.length === 0 ? [] : await db.selectFrom("establishments").select("id").where("id", "in", asked).execute();
        const seen = new Set(rows.map(({ id }) => id));
        return establishments.filter((id) => !seen.has(id));
      }),
  };
}

/** The members that the group sees, by name. */
async function membersIn(db: ScopedDb, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("establishments")
    .select("id")
    .where("id", "in", db.selectFrom("selection_members").select("establishment_id").where("selection_id", "=", id))
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Whether the members changed. */
async function replaceMembers(db: ScopedDb, id: string, members: readonly string[]): Promise<boolean> {
  const rows = await db.selectFrom("selection_members").select("establishment_id").where("selection_id", "=", id).execute();
  const before = new Set(rows.map(({ establishment_id }) => establishment_id));
  const after = new Set(members);
  const [added, removed] = [[...after].filter((one) => !before.has(one)), [...before].filter((one) => !after.has(one))];
  await removeMembers(db, id, removed);
  await addMembers(db, id, added);
  return added.length + removed.length > 0;
}

/** As many as one statement may name. */
const PORTION = 1_000;

async function addMembers(db: ScopedDb, id: string, members: readonly string[]): Promise<void> {
  for (let from = 0; from < members.length; from += PORTION)
    await db
      .insertInto(
        "selection_members",
        members.slice(from, from + PORTION).map((establishment_id) => ({ selection_id: id, establishment_id })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function removeMembers(db: ScopedDb, id: string, members: readonly string[]): Promise<void> {
  for (let from = 0; from < members.length; from += PORTION)
    await db
      .deleteFrom("selection_members")
      .where("selection_id", "=", id)
      .where("establishment_id", "in", members.slice(from, from + PORTION))
      .execute();
}

function stored(row: Row, establishments: string[]): StoredSelection {
  const { id, title, kind, rule, revision, created_at, updated_at, updated_by, evaluated_at } = row;
  return {
    id,
    title,
    kind,
    rule,
    revision,
    establishments,
    total: establishments.length,
    created_at,
    updated_at,
    updated_by,
    evaluated_at,
  };
}
