import type { Selectable } from "kysely";

import type { SavedCriteria, SavedSearchRequest } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** Searches that one account may keep. */
const MOST_SEARCHES = 100;
/** Searches of a list, the account's own and then shared ones: of a group of any size, no more than somebody looks through. */
const MOST_LISTED = 200;

/** A search as it is kept. */
export interface KeptSearch {
  id: string;
  title: string;
  search: SavedCriteria;
  pinned: boolean;
  shared: boolean;
  owner: string;
  revision: number;
  updated_at: string;
  /** When the account last looked at what it finds: at first when the search was made. */
  seen_at: string;
}

/** The searches that an account keeps and those that its group shares; any other is an absent one. */
export interface SavedSearches {
  /** Pinned ones first, then by title; all of the account's own, and so many of those that others share that they are {@link MOST_LISTED} together. */
  list(): Promise<KeptSearch[]>;
  find(id: string): Promise<KeptSearch | null>;
  create(search: SavedSearchRequest): Promise<KeptSearch>;
  /** «stale» where it has another revision by now, «not yours» where who shares it alone may stop sharing it. */
  replace(id: string, revision: number, search: SavedSearchRequest): Promise<KeptSearch | "stale" | "not yours" | null>;
  /** Its owner alone may. */
  remove(id: string): Promise<"removed" | "not yours" | null>;
  /** Notes that the account looks at what it finds; false where there is no such search. */
  look(id: string): Promise<boolean>;
}

type Row = Selectable<Tables["saved_searches"]>;

export function savedSearchesOf(store: Store, actor: StoreActor, clock: Clock): SavedSearches {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const visible = (db: ScopedDb, id: string): Promise<Row | undefined> =>
    db.selectFrom("saved_searches").selectAll().where("id", "=", id).executeTakeFirst();
  const kept = async (db: ScopedDb, rows: readonly Row[]): Promise<KeptSearch[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const looks = await db.selectFrom("search_looks").select(["search_id", "at"]).where("search_id", "in", ids).execute();
    const seen = new Map(looks.map(({ search_id, at }) => [search_id, at]));
    return rows.map(({ group_id: _, created_at, ...row }) => ({ ...row, seen_at: seen.get(row.id) ?? created_at }));
  };
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);

  return {
    list: () =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("saved_searches")
          .selectAll()
          .orderBy(({ eb }) => eb("owner", "=", actor.login), "desc")
          .orderBy("pinned", "desc")
          .orderBy("title")
          .orderBy("id")
          .limit(MOST_LISTED)
          .execute();
        const all = await kept(db, rows);
        return all.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || french.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
      }),
    find: (id) =>
      onlyUuid(id, null, async (db) => {
        const row = await visible(db, id);
        return (row && (await kept(db, [row]))[0]) ?? null;
      }),
    create: ({ title, search, pinned = false, shared = false }) =>
      scoped.transaction(async (db) => {
        const { own } = await db
          .selectFrom("saved_searches")
          .select(({ fn }) => fn.countAll<string>().as("own"))
          .where("owner", "=", actor.login)
          .executeTakeFirstOrThrow();
        if (Number(own) >= MOST_SEARCHES)
          throw refused("/title", `Vous avez déjà ${MOST_SEARCHES} recherches enregistrées. Supprimez-en une pour en ajouter.`);
        const at = now();
        const row = {
          title: title.trim(),
          search: JSON.stringify(search),
          pinned,
          shared,
          created_at: at,
          updated_at: at,
        };
        const created = await db.insertInto("saved_searches", row).returningAll().executeTakeFirstOrThrow();
        db.announce("searches", created.id, shared ? "group" : "account");
        const [only] = await kept(db, [created]);
        if (!only) throw new Error("a search that was kept is gone");
        return only;
      }),
    replace: (id, revision, { title, search, pinned = false, shared = false }) =>
      onlyUuid<KeptSearch | "stale" | "not yours" | null>(id, null, async (db) => {
        const present = await visible(db, id);
        if (!present) return null;
        if (present.owner !== actor.login && !shared) return "not yours";
        const replaced = await db
          .updateTable("saved_searches")
          .set({ title: title.trim(), search: JSON.stringify(search), pinned, shared, revision: revision + 1, updated_at: now() })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .returningAll()
          .executeTakeFirst();
        if (!replaced) return "stale";
        // Who had it shared loses it, too.
        db.announce("searches", id, shared || present.shared ? "group" : "account");
        return (await kept(db, [replaced]))[0] ?? null;
      }),
    remove: (id) =>
      onlyUuid<"removed" | "not yours" | null>(id, null, async (db) => {
        const present = await visible(db, id);
        if (!present) return null;
        if (present.owner !== actor.login) return "not yours";
        await db.deleteFrom("saved_searches").where("id", "=", id).execute();
        db.announce("searches", id, present.shared ? "group" : "account");
        return "removed";
      }),
    look: (id) =>
      onlyUuid(id, false, async (db) => {
        if (!(await visible(db, id))) return false;
        const row = { search_id: id, at: now() };
        await db
          .insertInto("search_looks", row)
          .onConflict((conflict) => conflict.columns(["search_id", "login"]).doUpdateSet({ at: row.at }))
          .execute();
        db.announce("searches", id, "account");
        return true;
      }),
  };
}

const french = new Intl.Collator("fr");
