import type { FastifyInstance } from "fastify";

import type { AnswerState } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { wholeIn } from "../../kit/whole-in.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import type { ScopedDb } from "../../store/store.ts";
import { refused } from "../../reading/question.ts";
import { answerMaterialRoutes } from "./answer-material-routes.ts";
import { answerStats } from "./answer-stats.ts";
import { answeredReview } from "./answered-review.ts";
import { listAnswers } from "./list-answers.ts";
import { byAccount } from "./answerer.ts";
import { answerWithEtag, revisionRead } from "./answer-revision.ts";
import { suggestionSender } from "./send-suggestion.ts";
import { type Responses, responsesOf } from "./responses-store.ts";
import { grantSuggestion, suggestionsLeft } from "./suggest.ts";

const states: readonly (AnswerState | "waiting")[] = ["waiting", "none", "draft", "pending", "published", "refused"];
const MOST_ROWS = 100;

/** Answers to reviews: their drafts, what is sent of them, and what became of it. A write answers once the figures count it. */
export function responsesRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "settled" | "environment">): void {
  const { store, clock, config } = services;
  const parts = { store, clock, config };
  const responses = (actor: Actor): Responses => responsesOf(parts, byAccount(actor));
  const sendSuggestion = suggestionSender(app, services);

  route(app, "listAnswers", ({ actor, query }) => {
    const state = query.state === undefined || query.state === "all" ? null : (states.find((one) => one === query.state) ?? "unknown");
    if (state === "unknown") throw refused("/state", `Cet état est inconnu. États possibles : ${states.join(", ")}.`);
    const establishment = query.establishment?.toLowerCase() ?? null;
    if (establishment !== null && !isUuid(establishment)) throw new ApiError("object.not-found");
    const page = wholeIn(query.page, 0, 0, 100_000);
    const size = wholeIn(query.size, 25, 1, MOST_ROWS);
    return store.forActor(actor).transaction(async (db) => {
      if (establishment !== null && !(await sees(db, establishment))) throw new ApiError("object.not-found");
      return listAnswers(parts, db, actor, { state, page, size, establishment });
    });
  });

  route(app, "readAnswerStats", ({ actor }) => answerStats(services, actor));

  route(app, "readAnswer", async ({ actor, params }, reply) => answerWithEtag(reply, await responses(actor).read(params.review)));

  route(app, "writeAnswer", async (request, reply) => {
    const { actor, params, body } = request;
    const revision = await revisionRead(request, () => responses(actor).read(params.review));
    const answer = await responses(actor).write(params.review, body, { draft: revision });
    if (body.publish || body.refused) await services.settled();
    return answerWithEtag(reply, answer);
  });

  route(app, "readSuggestionQuota", ({ actor }) => suggestionsLeft(parts, actor));

  route(
    app,
    "generateAnswer",
    async ({ actor, body }, reply) => sendSuggestion(reply, await grantSuggestion(parts, byAccount(actor), body)),
    { compress: false },
  );

  answerMaterialRoutes(app, services);

  route(app, "respondToReview", async ({ actor, body }, reply) => {
    await store.forActor(actor).transaction((db) => requireInCommune(db, actor, body.review, body.insee));
    const { text, publish } = body;
    if (text === undefined) return answerWithEtag(reply, await responses(actor).read(body.review));
    const answer = await responses(actor).write(body.review, { text, ...(publish === undefined ? {} : { publish }) });
    if (publish) await services.settled();
    return answerWithEtag(reply, answer);
  });
}

async function sees(db: ScopedDb, establishment: string): Promise<boolean> {
  return (await db.selectFrom("establishments").where("id", "=", establishment).select("id").executeTakeFirst()) !== undefined;
}

/** Refuses (404) a review that is not of a place of this commune. */
async function requireInCommune(db: ScopedDb, actor: Actor, id: string, insee: string): Promise<void> {
  const { review } = await answeredReview(db, byAccount(actor), id);
  const place = await db.selectFrom("establishments").select("commune_insee").where("id", "=", review.establishment_id).executeTakeFirst();
  if (place?.commune_insee !== insee) throw new ApiError("object.not-found");
}
