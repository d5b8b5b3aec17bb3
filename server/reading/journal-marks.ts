import type { DayRange } from "../../src/domain/time/period.ts";
import type { JournalMark } from "../../src/generated/types.ts";
import { addDays } from "../../src/domain/time/day.ts";
import type { Actor } from "../kit/actor.ts";
import type { Store } from "../store/store.ts";

interface Wanted {
  /** Entries that touch these days; all where absent. */
  days?: DayRange;
  /** Those that public pages show alone. */
  isPublic?: boolean;
  /** Entries about this child destination, one of its communes, or the whole territory. */
  child?: string | undefined;
}

/** The entries of a group's journal as charts show them, in the order of their days. */
export function journalMarks(store: Store, group: string, { days, isPublic = false, child }: Wanted = {}): Promise<JournalMark[]> {
  return store.forActor({ login: "", group: { id: group } }).transaction(async (db) => {
    let query = db
      .selectFrom("journal_entries")
      .selectAll()
      .where("deleted_at", "is", null)
      .orderBy("first_day")
      .orderBy("last_day")
      .orderBy("id");
    if (days) query = query.where("first_day", "<=", addDays(days.to, -1)).where("last_day", ">=", days.from);
    if (isPublic) query = query.where("public", "=", true);
    const rows = await query.execute();
    const [destination] = await db.selectFrom("destinations").select("id").where("group_id", "=", group).execute();
    const communes = await db
      .selectFrom("communes")
      .select(["insee", "name", "child_id"])
      .where("destination_id", "=", destination?.id ?? "")
      .execute();
    const children = await db
      .selectFrom("destinations")
      .select(["id", "name"])
      .where("parent_id", "=", destination?.id ?? "")
      .execute();
    return rows.flatMap(({ first_day: from, last_day: to, title, kind, commune, child_id }): JournalMark[] => {
      const town = commune === null ? undefined : communes.find(({ insee }) => insee === commune);
      const isElsewhere = child !== undefined && (town ? town.child_id !== child : child_id !== null && child_id !== child);
      if (isElsewhere) return [];
      const place = town?.name ?? children.find(({ id }) => id === child_id)?.name;
      return [{ from, to, title, kind, ...(place === undefined ? {} : { place }) }];
    });
  });
}

/** The entries of a professional's destination that its public pages show; none without a destination. */
export async function publicMarksFor(store: Store, { group }: Pick<Actor, "group">): Promise<JournalMark[]> {
  const { destination } = group;
  if (destination === null) return [];
  const owner = await store.system("journal.destination", (db) =>
    db.selectFrom("destinations").where("id", "=", destination).select("group_id").executeTakeFirst(),
  );
  return owner?.group_id ? journalMarks(store, owner.group_id, { isPublic: true }) : [];
}
