import type { Transaction } from "kysely";

import { oneOf } from "../../../src/engine/check/one-of.ts";
import type { UserType } from "../../../src/generated/types.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** An establishment whose card an account is to hold. */
export interface Card {
  readonly id: string;
  readonly destination: string;
}

/** The establishments of these ids: ours, or those of their imported lines. Refuses an unknown or ambiguous one. */
export async function findCards(store: Store, ids: readonly string[]): Promise<Card[]> {
  return store.system("account.cards", async (db) => {
    const cards: Card[] = [];
    for (const id of ids) {
      const column = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? "id" : "external_id";
      const found = await db.selectFrom("establishments").where(column, "=", id).select(["id", "destination_id as destination"]).execute();
      const [card, other] = found;
      if (!card) throw new CommandRefusal(`Aucun établissement ne porte l’identifiant ${id} : importez-le d’abord.`);
      if (other) throw new CommandRefusal(`L’identifiant ${id} désigne plusieurs établissements : donnez celui de l’application.`);
      cards.push(card);
    }
    return cards;
  });
}

/**
 * Makes sure that an account may join the group: a destination's must exist, a professional's is created,
 * in the destination of its establishments, else in the only one there is.
 */
export async function professionalGroup(
  store: Store,
  { id, type, establishments }: { id: string; type: UserType; establishments: readonly Card[] },
): Promise<void> {
  await store.system("account.group", async (db) => {
    const group = await db.selectFrom("groups").where("id", "=", id).select("kind").executeTakeFirst();
    if (group) {
      const fits = (group.kind === "destination") === (type === "DMO");
      if (!fits)
        throw new CommandRefusal(
          `Le groupe ${id} est ${group.kind === "destination" ? "celui d’une destination" : "un groupe de professionnels"} : un compte ${type} n’y a pas sa place. ${type === "DMO" ? await destinationGroups(db) : ownGroup}`,
        );
      return;
    }
    if (type === "DMO")
      throw new CommandRefusal(`La destination ${id} n’existe pas : créez-la avec « npm run import -- destination ${id} --name NOM ».`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
      throw new CommandRefusal("L’identifiant d’un groupe se compose de minuscules, de chiffres et de tirets.");
    const tops = await db.selectFrom("destinations").where("parent_id", "is", null).select("id").limit(2).execute();
    const only = tops.length === 1 ? tops[0]?.id : undefined;
    await db
      .insertInto("groups")
      .values({ id, name: id, kind: "professional", destination_id: establishments[0]?.destination ?? only ?? null, logo_url: null })
      .execute();
  });
}

/** What a professional gives instead of a destination's group. */
const ownGroup =
  "Donnez à --group un identifiant à lui, comme « hotel-du-lac » : un groupe inconnu est créé ; et à --card l’identifiant de son établissement.";

/** A sentence that names the groups of destinations, or says how to make one. */
export function groupsOfDestinations(store: Store): Promise<string> {
  return store.system("account.groups", destinationGroups);
}

/** Groups named to whoever looks for a destination's. */
const NAMED_GROUPS = 10;

/** What an account of a destination gives instead of a professional's group. */
async function destinationGroups(db: Transaction<Tables>): Promise<string> {
  const groups = await db.selectFrom("groups").where("kind", "=", "destination").select("id").orderBy("id").limit(NAMED_GROUPS).execute();
  return groups.length === 0
    ? "Créez d’abord sa destination : « npm run import -- destination ID --name NOM »."
    : `Donnez à --group l’identifiant de sa destination : ${oneOf(groups.map(({ id }) => id))}.`;
}
