import type { FastifyInstance, FastifyReply } from "fastify";

import type { Fact, FactRequest, SavedAnswer } from "../../../src/generated/types.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { refused } from "../../reading/question.ts";
import { type Facts, factsOf } from "./facts-store.ts";
import { type SavedAnswers, savedAnswersOf } from "./saved-answers-store.ts";

/** What answers draw on: the fact sheet of each establishment, and the texts that a group has saved. */
export function answerMaterialRoutes(app: FastifyInstance, { store, clock, config }: Pick<Services, "store" | "clock" | "config">): void {
  const facts = (actor: Actor): Facts => factsOf(store, actor, clock);
  const saved = (actor: Actor): SavedAnswers => savedAnswersOf(store, actor, clock);

  route(app, "listFacts", ({ actor, params }) => facts(actor).list(params.id));
  route(app, "createFact", async ({ actor, params, body }, reply) => {
    requireTheme(config, body);
    return reply.code(201).send(tagged(reply, await facts(actor).create(params.id, body)));
  });
  route(app, "changeFact", async (request, reply) => {
    const { actor, params, body } = request;
    const { revision } = await facts(actor).find(params.id, params.fact);
    requireTheme(config, body);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "fact.if-match-missing");
    if (known === null) throw new ApiError("fact.conflict");
    return tagged(reply, await facts(actor).change(params.id, params.fact, known, body));
  });
  route(app, "deleteFact", async ({ actor, params }, reply) => {
    await facts(actor).remove(params.id, params.fact);
    return reply.code(204).send();
  });
  route(app, "restoreFact", async ({ actor, params }, reply) => {
    await facts(actor).restore(params.id, params.fact);
    return reply.code(204).send();
  });

  route(app, "listSavedAnswers", ({ actor }) => saved(actor).list());
  route(app, "createSavedAnswer", async ({ actor, body }, reply) => reply.code(201).send(tagged(reply, await saved(actor).create(body))));
  route(app, "changeSavedAnswer", async (request, reply) => {
    const { actor, params, body } = request;
    const { revision } = await saved(actor).find(params.id);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "saved-answer.if-match-missing");
    if (known === null) throw new ApiError("saved-answer.conflict");
    return tagged(reply, await saved(actor).change(params.id, known, body));
  });
  route(app, "deleteSavedAnswer", async ({ actor, params }, reply) => {
    await saved(actor).remove(params.id);
    return reply.code(204).send();
  });
  route(app, "restoreSavedAnswer", async ({ actor, params }, reply) => {
    await saved(actor).restore(params.id);
    return reply.code(204).send();
  });
}

function requireTheme(config: LiveConfig, { theme }: FactRequest): void {
  if (theme === undefined || theme === null) return;
  const known = config.documents("responses").find(({ lang }) => lang === "fr")?.themes ?? {};
  if (!Object.hasOwn(known, theme)) throw refused("/theme", "Cette thématique est inconnue. Choisissez-en une de la liste.");
}

function tagged<Tagged extends Fact | SavedAnswer>(reply: FastifyReply, object: Tagged): Tagged {
  withEtag(reply, object.revision);
  return object;
}
