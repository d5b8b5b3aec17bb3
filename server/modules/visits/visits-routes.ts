import type { FastifyInstance, FastifyReply } from "fastify";

import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { Visit, VisitRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { refused } from "../../reading/question.ts";
import { followUp } from "./follow-up.ts";
import { type Visits, visitsOf } from "./visits-store.ts";

/** Visits of a destination to its establishments: notes, next steps, and what changed afterwards. Professionals read none of them. */
export function visitsRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, product } = services;
  const visits = (actor: Actor): Visits => visitsOf(store, actor, clock);
  const today = (): string => dayOf(clock.now(), product.timezone);

  route(app, "listVisits", async ({ actor, params }) => present(await visits(actor).of(params.id)));

  route(app, "createVisit", async ({ actor, params, body }, reply) => {
    requireDays(body, today());
    const made = await visits(actor).create(params.id, body);
    return reply.code(201).send(shown(reply, made));
  });

  route(app, "listNextSteps", ({ actor }) => visits(actor).nextSteps());

  route(app, "changeVisit", async (request, reply) => {
    const { actor, params, body } = request;
    const { revision } = present(await visits(actor).find(params.id));
    requireDays(body, today());
    const known = matchedRevision(request, { revision, tagged_since: revision }, "visit.if-match-missing");
    if (known === null) throw new ApiError("visit.conflict");
    return shown(reply, await visits(actor).change(params.id, known, body));
  });

  route(app, "deleteVisit", async ({ actor, params }, reply) => {
    if (!(await visits(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "restoreVisit", async ({ actor, params }, reply) => {
    if (!(await visits(actor).restore(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "followVisit", async ({ actor, params }) => followUp(services, actor, present(await visits(actor).find(params.id))));
}

function present<T>(found: T | null): T {
  if (found === null) throw new ApiError("object.not-found");
  return found;
}

function shown(reply: FastifyReply, visit: Visit | "stale" | null): Visit {
  if (visit === "stale") throw new ApiError("visit.conflict");
  const { revision } = present(visit);
  withEtag(reply, revision);
  return present(visit);
}

function requireDays({ visited_on, next_step, next_on }: VisitRequest, today: string): void {
  if (!isCalendarDay(visited_on)) throw refused("/visited_on", "Ce jour n’existe pas. Indiquez le jour de la visite.");
  if (visited_on > today) throw refused("/visited_on", "La visite ne peut pas être à venir : notez-la une fois faite.");
  if (!next_on) return;
  if (!isCalendarDay(next_on)) throw refused("/next_on", "Ce jour n’existe pas. Indiquez le jour de la suite à donner.");
  if (!next_step?.trim()) throw refused("/next_step", "Dites ce qui est prévu ce jour-là.");
  if (next_on < visited_on) throw refused("/next_on", "La suite à donner ne peut pas précéder la visite.");
}
