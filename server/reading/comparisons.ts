import type { Actor } from "../kit/actor.ts";
import type { Scope } from "../analytics/question.ts";
import type { Store } from "../store/store.ts";

/**
 * The selections with which the preferences of establishments compare them: of those that a professional's group sees all,
 * as several answers must tell no more than one; of a destination's, which sees every house, the establishment's own.
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
  return rows.flatMap(({ establishment: of, selection }) => (selection === null ? [] : [{ establishment: of, selection }]));
}
