import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Store, StoreActor } from "../../store/store.ts";
import type { Colleagues } from "../../../src/generated/types.ts";
import { triageOf } from "./triage-store.ts";

/** How far a team is with its reviews. A write answers once searches count it. */
export function triageRoutes(app: FastifyInstance, services: Pick<Services, "store" | "clock" | "settled">): void {
  const { store, clock } = services;

  route(app, "triageReviews", async ({ actor, body }) => {
    const answer = await triageOf(store, actor, clock, actor.type === "TP" ? actor.cards : undefined).change(body);
    await services.settled();
    return answer;
  });

  route(app, "undoTriage", async ({ actor, params }) => {
    const answer = await triageOf(store, actor, clock).undo(params.id);
    if (!answer) throw new ApiError("object.not-found");
    await services.settled();
    return answer;
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
