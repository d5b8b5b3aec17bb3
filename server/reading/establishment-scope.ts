import { ApiError } from "../kit/errors.ts";
import type { Actor } from "../kit/actor.ts";
import { type Scope, scopeOf } from "../analytics/question.ts";
import { type AnsweringServices, scopeFor } from "./answering.ts";

/**
 * The scope of a reader of an establishment's pages: one establishment that a destination sees, one of a professional's
 * own, or, where none is named, all of the professional's own. A foreign establishment is the same 404 as an absent one.
 */
export async function establishmentScope(services: AnsweringServices, actor: Actor, establishment: string | undefined): Promise<Scope> {
  if (actor.type === "TP" && establishment === undefined)
    return scopeOf(actor.group.id, { locked: { establishment: [...actor.cards] }, territory: {} });
  if (actor.type === "TP" && !actor.cards.includes(establishment ?? "")) throw new ApiError("object.not-found");
  return scopeFor(services, actor, establishment);
}
