import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Store, StoreActor } from "../../store/store.ts";
import type { Colleagues, TriageAnswer } from "../../../src/generated/types.ts";
import { triageOf } from "./triage-store.ts";

/** How far a team is with its reviews. A write answers once searches count it. */
export function triageRoutes(app: FastifyInstance, services: Pick<Services, "store" | "clock" | "settled">): void {
  const { store, clock } = services;

  /** Colleagues hear of it once searches count it. The key is who did it: that page has the answer already. */
  const announced = async (actor: StoreActor, answer: TriageAnswer): Promise<TriageAnswer> => {
    await services.settled();
    if (answer.changed > 0) await store.forActor(actor).transaction(async (db) => db.announce("triage", actor.login));
    return answer;
  };

  route(app, "triageReviews", async ({ actor, body }) => {
    const within = actor.type === "TP" ? actor.cards : undefined;
    return announced(actor, await triageOf(store, actor, clock, within).change(body));
  });

  route(app, "undoTriage", async ({ actor, params }) => {
    const answer = await triageOf(store, actor, clock).undo(params.id);
    if (!answer) throw new ApiError("object.not-found");
    return announced(actor, answer);
  });

  route(app, "listColleagues", ({ actor }) => colleaguesOf(store, actor));
}

/** The accounts of the actor's group that are not closed, by name. */
function colleaguesOf(store: Store, actor: StoreActor): Promise<Colleagues> {
  return store.forActor(actor).transaction(async (db) => {
    const rows = await db.selectFrom("users").select(["login", "details"]).where("disabled", "=", false).execute();
    const named = rows.map(({ login, details }) => ({ login, name: nameIn(details) ?? login }));
    return named.toSorted((a, b) => alphabet.compare(a.name, b.name) || (a.login < b.login ? -1 : 1));
  });
}

const alphabet = new Intl.Collator("fr");

function nameIn({ first_name, last_name }: Record<string, unknown>): string | null {
  const name = [first_name, last_name].filter((part) => typeof part === "string" && part.trim() !== "").join(" ");
  return name === "" ? null : name;
}
