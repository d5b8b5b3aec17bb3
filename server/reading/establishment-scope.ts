import { ApiError } from "../kit/errors.ts";
import type { Actor } from "../kit/actor.ts";
import { type Scope, scopeOf } from "../analytics/question.ts";
import { type AnsweringServices, scopeFor } from "./answering.ts";
import { chosenComparisons } from "./comparisons.ts";

/** The scope of a signed-in reader: what the group sees, of a professional the account's own establishments alone. */
export function readerScope(actor: Actor): Scope {
  if (actor.type !== "TP") return scopeOf(actor.group.id);
  return scopeOf(actor.group.id, { locked: { establishment: [...actor.cards] }, territory: {} });
}

/**
 * The scope of a reader of an establishment's pages: one establishment that a destination sees, one of a professional's
 * own, or, where none is named, all of the professional's own. A foreign establishment is the same 404 as an absent one.
 */
export async function establishmentScope(services: AnsweringServices, actor: Actor, establishment: string | undefined): Promise<Scope> {
  if (establishment === undefined) {
    if (actor.type !== "TP") return readerScope(actor);
    const chosen = await chosenComparisons(services.store, actor);
    return scopeOf(actor.group.id, { locked: { establishment: [...actor.cards] }, territory: {}, chosen });
  }
  if (actor.type === "TP" && !actor.cards.includes(establishment)) throw new ApiError("object.not-found");
  return scopeFor(services, actor, establishment);
}
