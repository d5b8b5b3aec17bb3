import { isPublic } from "../../../src/domain/moderation/transitions.ts";
import type { BulkAnswer, BulkDecision, DecisionAnswer } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { requireModerated } from "./moderated-review.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { policyFor, requireReason } from "./policies.ts";
import { endReports } from "./reports.ts";
import { conflictOf, requireOwn, type StepTaken, takeStep } from "./steps.ts";
import type { Deciding, Decision, Target } from "./deciding.ts";
import { byAccount } from "../responses/answerer.ts";
import { responsesOf } from "../responses/responses-store.ts";
import { lettersOf } from "./decision-letters.ts";
import { requireOther } from "./other-moderator.ts";

/** Publishes or refuses a review or its answer: at once, with what it sends queued behind the delay in which it can be taken back. */
export async function decide(deciding: Deciding, actor: Actor, target: Target, decision: Decision): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const { action } = decision;
  const given = "reason" in decision ? decision : undefined;
  if (given) requireReason(applied, given.reason, given.proof);
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    const taken = await store.system("moderation.decide", async (db, changed) => {
      await requireOwn(db, target.reviewId, provider);
      const judged = { review: target.reviewId, action, login: actor.login, message: given?.message?.trim() ?? "" };
      await requireOther(db, judged, applied, config.product(), now);
      return takeStep(db, changed, {
        review: target.reviewId,
        action,
        by: "moderator",
        login: actor.login,
        revision: decision.revision,
        reason: given?.reason ?? null,
        message: given?.message?.trim() || null,
        proof: given?.proof?.trim() || null,
        applied,
        now,
        change: changeOf(action, given?.reason, now),
      });
    });
    // Publication begins when somebody has read it; a report that is dismissed begins nothing anew.
    if (action === "publish" && taken.before.state === "pending")
      await store.system("moderation.publish", (db) =>
        db.updateTable("reviews").set({ published_at: now.toISOString() }).where("id", "=", target.reviewId).execute(),
      );
    const reports =
      taken.before.state === "reported" && (action === "publish" || action === "reject")
        ? await endReports(deciding, target.reviewId, action === "reject" ? "upheld" : "dismissed", now)
        : [];
    await letters.queue(await lettersOf(deciding, taken, decision, applied, reports), applied, applied.policy.delays.undo_minutes);
    return answerOf(taken, new Date(now.getTime() + applied.policy.delays.undo_minutes * 60_000));
  });
}

function answerOf({ to, revision }: StepTaken, until?: Date): DecisionAnswer {
  return { state: to.state, response_state: to.reply, revision, ...(until ? { until: until.toISOString() } : {}) };
}

function changeOf(action: Decision["action"], reason: string | undefined, now: Date): Parameters<typeof takeStep>[2]["change"] & object {
  switch (action) {
    case "publish":
      return { reject_reason: null };
    case "reject":
      return { reject_reason: reason ?? null };
    case "reject-response":
      return { reply_reason: reason ?? null };
    case "publish-response":
      return { reply_reason: null, updated_at: now.toISOString() };
  }
}

/** An answer for the establishment, which waits for a moderator: written and sent as every answer of the account is. */
export async function respond(
  { store, config, clock }: ModerationServices,
  actor: Actor,
  target: Target,
  { response, revision }: { response: string; revision?: number | undefined },
): Promise<DecisionAnswer> {
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    const present = () => store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    const before = await present();
    if (!isPublic(before.state)) throw await store.system("moderation.respond", (db) => conflictOf(db, before));
    const responses = responsesOf({ store, config, clock }, byAccount(actor));
    await responses.write(target.reviewId, { text: response, publish: true }, { review: revision });
    const { state, reply_state, moderation_no } = await present();
    return { state, response_state: reply_state, revision: moderation_no };
  });
}

/** The same decision on several reviews; each that is not possible is returned with its reason, and costs the others nothing. */
export async function decideAll(
  deciding: Deciding,
  actor: Actor,
  { action, reviews, reason, message, proof }: BulkDecision,
): Promise<BulkAnswer> {
  const provider = deciding.config.product().moderation_provider;
  if (action === "reject") requireReason(policyFor(deciding.config, actor.group.destination), reason ?? "", proof);
  const answer: BulkAnswer = { done: [], refused: [] };
  const seen = await deciding.store.forActor(actor).transaction((db) =>
    db
      .selectFrom("reviews")
      .select(["id", "establishment_id"])
      .where("source", "=", provider)
      .where(
        "id",
        "in",
        reviews.map((id) => (isUuid(id) ? id : nobody)),
      )
      .execute(),
  );
  const places = new Map(seen.map(({ id, establishment_id }) => [id, establishment_id]));
  // An id of another destination is an absent one: then nothing is decided at all.
  if (reviews.some((id) => !places.has(id))) throw new ApiError("object.not-found");
  for (const id of new Set(reviews)) {
    const decision: Decision =
      action === "publish" ? { action } : { action, reason: reason ?? "", ...(message ? { message } : {}), ...(proof ? { proof } : {}) };
    try {
      await decide(deciding, actor, { id: places.get(id) ?? nobody, reviewId: id }, decision);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answer.refused.push({ id, detail: error.detail ?? "" });
    }
  }
  return answer;
}

const nobody = "00000000-0000-4000-8000-000000000000";
