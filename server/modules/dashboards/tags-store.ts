import type { Tag } from "../../../src/generated/types.ts";
import type { Store, StoreActor } from "../../store/store.ts";
import { isUuid } from "./uuid.ts";

/** The tags that a group offers for its dashboards; a dashboard carries its own as text. */
export interface Tags {
  /** Newest first. */
  list(): Promise<Tag[]>;
  /** The tag with this title, made where it is new. */
  put(title: string): Promise<Tag>;
  /** Makes those that are new. */
  putAll(titles: readonly string[]): Promise<void>;
  /** False where there is no such tag. Dashboards keep the text. */
  remove(id: string): Promise<boolean>;
}

export function tagsOf(store: Store, actor: StoreActor): Tags {
  const scoped = store.forActor(actor);
  return {
    list: () =>
      scoped.transaction((db) => db.selectFrom("tags").select(["id", "title"]).orderBy("created_at", "desc").orderBy("title").execute()),
    put: (title) =>
      scoped.transaction(async (db) => {
        await db
          .insertInto("tags", { title })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return db.selectFrom("tags").select(["id", "title"]).where("title", "=", title).executeTakeFirstOrThrow();
      }),
    putAll: async (titles) => {
      if (titles.length === 0) return;
      await scoped.transaction((db) =>
        db
          .insertInto(
            "tags",
            titles.map((title) => ({ title })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },
    remove: async (id) => {
      if (!isUuid(id)) return false;
      return scoped.transaction(
        async (db) => (await db.deleteFrom("tags").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined,
      );
    },
  };
}
