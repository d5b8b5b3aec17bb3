import type { SelectionSummary } from "../../../src/generated/types.ts";
import type { Store, StoreActor } from "../../store/store.ts";

/** The selections of the actor's group, newest first; each counts its establishments that the group sees. */
export function selectionsOf(store: Store, actor: StoreActor): Promise<SelectionSummary[]> {
  return store.forActor(actor).transaction(async (db) => {
    const selections = await db
      .selectFrom("selections")
      .select(["id", "title", "created_at", "updated_at"])
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
    return selections.map((selection) => ({ ...selection, establishments: counts.get(selection.id) ?? 0 }));
  });
}
