import { typeset } from "../../../src/domain/format/typeset.ts";
import type { AddressCode } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { codePath } from "../../paper/code.ts";
import type { CardWords } from "../../paper/code-card.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { ModerationServices } from "./moderation-items.ts";

/** Where visitors leave a review of the establishment, with the code of the address. Throws (404) for one that is not the actor's. */
export async function reviewCode(
  { store, environment }: Pick<ModerationServices, "store" | "environment">,
  actor: Actor,
  id: string,
): Promise<AddressCode> {
  const place = await store.forActor(actor).transaction((db) => requireSheet(db, actor, id));
  const address = `${environment.publicUrl}/public/review/new/${place.id}`;
  // It is printed, and worn: a quarter of it may be lost.
  return { establishment: place, address, ...codePath(address, "Q") };
}

/** An establishment of the actor, of a professional one of the account's cards; throws (404) for any other. */
export async function requireSheet(db: ScopedDb, actor: Actor, id: string): Promise<{ id: string; name: string }> {
  const isOwn = isUuid(id) && (actor.type === "DMO" || actor.cards.includes(id));
  const place = isOwn ? await db.selectFrom("establishments").select(["id", "name"]).where("id", "=", id).executeTakeFirst() : undefined;
  if (!place) throw new ApiError("object.not-found");
  return place;
}

/** They ask for a review, and say who reads it and that nothing is given for it. */
export const reviewWords: CardWords = {
  invitation: typeset("Donnez votre avis"),
  others: ["Leave a review · Bewertung schreiben", "Laat een review achter · Deje su opinión", "Lasci una recensione"],
  note: typeset("Bon ou mauvais, chaque avis est lu par un modérateur avant d’être publié. Aucune contrepartie n’est offerte."),
};
