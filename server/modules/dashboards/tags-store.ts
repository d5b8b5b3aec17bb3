import { distinctTags, tagKey, tagTitle } from "../../../src/domain/tag.ts";
import type { Tag } from "../../../src/generated/types.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import { isUuid } from "../../kit/uuid.ts";

/** The tags that a group offers for its dashboards; a dashboard carries its own as text, in its own spelling. Spellings that differ in case alone are one tag. */
export interface Tags {
  /** Newest first, each in its first spelling. */
  list(): Promise<Tag[]>;
  /** The tag with this title, made where it is new. */
  put(title: string): Promise<Tag>;
  /** False where there is no such tag. Dashboards keep the text. */
  remove(id: string): Promise<boolean>;
}

export function tagsOf(store: Store, actor: StoreActor): Tags {
  const scoped = store.forActor(actor);
  return {
    list: () => scoped.transaction(async (db) => [...(await firstSpellings(db)).values()].toReversed()),
    put: (title) =>
      scoped.transaction(async (db) => {
        await offerTags(db, [title]);
        const found = (await firstSpellings(db)).get(tagKey(title));
        if (!found) throw new Error("a tag that was just made is not there");
        db.announce("dashboards", found.id);
        return found;
      }),
    remove: async (id) => {
      if (!isUuid(id)) return false;
      return scoped.transaction(async (db) => {
        const all = await spellings(db);
        const key = all.find((tag) => tag.id === id.toLowerCase())?.title;
        if (key === undefined) return false;
        const same = all.filter(({ title }) => tagKey(title) === tagKey(key)).map((tag) => tag.id);
        await db.deleteFrom("tags").where("id", "in", same).execute();
        db.announce("dashboards", id);
        return true;
      });
    },
  };
}

/** Oldest first. Two people at the same instant, and earlier versions, may have left several spellings of one tag. */
function spellings(db: ScopedDb): Promise<Tag[]> {
  return db.selectFrom("tags").select(["id", "title"]).orderBy("created_at").orderBy("title", "desc").execute();
}

/** Key → the tag in its first spelling, oldest first. */
async function firstSpellings(db: ScopedDb): Promise<Map<string, Tag>> {
  const first = new Map<string, Tag>();
  for (const { id, title } of await spellings(db)) {
    const key = tagKey(title);
    if (key !== "" && !first.has(key)) first.set(key, { id, title: tagTitle(title) });
  }
  return first;
}

/** Makes those tags that are new to the group. */
export async function offerTags(db: ScopedDb, titles: readonly string[]): Promise<void> {
  if (titles.length === 0) return;
  const known = await firstSpellings(db);
  const rows = distinctTags(titles)
    .filter((title) => !known.has(tagKey(title)))
    // In one order for everybody: of two who offer the same tags neither waits for the other for ever.
    .toSorted()
    .map((title) => ({ title }));
  if (rows.length === 0) return;
  await db
    .insertInto("tags", rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
