import { dayOf } from "../../../src/domain/time/day.ts";
import type { JournalKind } from "../../../src/generated/types.ts";
import type { Store } from "../../store/store.ts";

interface DemoEntry {
  title: string;
  kind: JournalKind;
  /** Month and day of the first and the last day, in the latest year in which both have passed. */
  from: string;
  to: string;
  /** Years before that one. */
  age: number;
  public: boolean;
}

const group = "aurelle";

const entries: readonly DemoEntry[] = [
  { title: "Festival du Lac", kind: "festival", from: "07-10", to: "07-14", age: 0, public: true },
  { title: "Festival du Lac", kind: "festival", from: "07-11", to: "07-14", age: 1, public: true },
  { title: "Travaux de la route des quais", kind: "works", from: "03-02", to: "04-17", age: 0, public: false },
  { title: "Orage de grêle", kind: "storm", from: "06-19", to: "06-19", age: 0, public: false },
];

/** Gives the demo destination entries of its journal; none where it has some (removed ones too), or is not there. */
export async function seedDemoJournal(store: Store, slug: string, now: Date): Promise<void> {
  const today = dayOf(now);
  await store.system("demo.journal", async (db) => {
    const isThere = await db.selectFrom("groups").select("id").where("id", "=", group).executeTakeFirst();
    const known = await db.selectFrom("journal_entries").select("id").where("group_id", "=", group).limit(1).executeTakeFirst();
    if (!isThere || known) return;
    const year = Number(today.slice(0, 4));
    await db
      .insertInto("journal_entries")
      .values(
        entries.map(({ title, kind, from, to, age, public: isPublic }) => {
          const own = (`${year}-${to}` < today ? year : year - 1) - age;
          const by = `dmo@${slug}.example`;
          return {
            group_id: group,
            first_day: `${own}-${from}`,
            last_day: `${own}-${to}`,
            title,
            kind,
            public: isPublic,
            commune: null,
            child_id: null,
            updated_by: by,
            deleted_at: null,
          };
        }),
      )
      .execute();
  });
}
