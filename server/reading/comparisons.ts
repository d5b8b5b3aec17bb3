import type { Actor } from "../kit/actor.ts";
import type { Scope } from "../analytics/question.ts";
import type { Store } from "../store/store.ts";

/**
 * The selections with which the preferences of establishments compare them: of those that a professional's group sees all,
 * as several answers must disclose no more than one; of a destination's, which sees every house, the establishment's own. A
 * deleted selection is chosen by nobody.
 */
export async function chosenComparisons(store: Store, actor: Actor, establishment?: string): Promise<Scope["chosen"]> {
  if (actor.type !== "TP" && establishment === undefined) return [];
  const rows = await store.forActor(actor).transaction((db) => {
    const chosen = db
      .selectFrom("establishment_settings")
      .select(["establishment_id as establishment", "selection_id as selection"])
      .where("comparison", "=", "selection")
      .orderBy("establishment_id");
    return (actor.type !== "TP" && establishment !== undefined ? chosen.where("establishment_id", "=", establishment) : chosen).execute();
  });
  const chosen = rows.flatMap(({ establishment: of, selection }) => (selection === null ? [] : [{ establishment: of, selection }]));
  const present = await presentAmong(
    store,
    chosen.map(({ selection }) => selection),
  );
  return chosen.filter(({ selection }) => present.has(selection));
}

/** Those of some selections that are not deleted. A professional's group sees none of its destination's, so the state is asked as a whole. */
async function presentAmong(store: Store, selections: readonly string[]): Promise<ReadonlySet<string>> {
  if (selections.length === 0) return new Set();
  const rows = await store.system("selections compared with", (db) =>
    db
      .selectFrom("selections")
      .select("id")
      .where("id", "in", [...new Set(selections)])
      .where("deleted_at", "is", null)
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}
