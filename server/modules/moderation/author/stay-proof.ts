import type { Transaction } from "kysely";

import type { DecisionAnswer } from "../../../../src/generated/types.ts";
import type { Actor } from "../../../kit/actor.ts";
import { ApiError } from "../../../kit/errors.ts";
import { attachedFile } from "../../../http/attached-file.ts";
import type { Tables } from "../../../store/tables.ts";
import type { Target } from "../deciding.ts";
import { addLinesIn } from "../journal.ts";
import { requireModerated } from "../moderated-review.ts";
import type { ModerationServices } from "../moderation-items.ts";
import { policyFor } from "../policies.ts";
import { mayProve, proofOf } from "./proof-state.ts";
import { requireOwn } from "../steps.ts";

/** Keeps an author's document, in place of one that was not judged yet. Refuses (415) what is neither an image nor a PDF, and (409) where nothing is to be proven. */
export async function sendProof({ store, clock }: ModerationServices, submission: string, bytes: Buffer): Promise<void> {
  const { media_type } = attachedFile("", bytes);
  const row = { media_type, size: bytes.byteLength, content: bytes.toString("base64"), sent_at: clock.now().toISOString() };
  await store.system("review.proof", async (db) => {
    await requireOpen(db, submission);
    const kept = await db
      .insertInto("review_proofs")
      .values({ submission_id: submission, ...row, judged_at: null, judged_by: null, accepted: null })
      // A moderator may judge the former document at this moment.
      .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(row).where("review_proofs.judged_at", "is", null))
      .returning("submission_id")
      .executeTakeFirst();
    if (!kept) throw nothingToProve();
  });
}

/** Erases an author's document that nobody has judged yet; one that is not there is no error. */
export async function removeProof({ store }: ModerationServices, submission: string): Promise<void> {
  await store.system("review.proof", async (db) => {
    if ((await proofOf(db, submission)) === null) return;
    await requireOpen(db, submission);
    await db.deleteFrom("review_proofs").where("submission_id", "=", submission).execute();
  });
}

async function requireOpen(db: Transaction<Tables>, submission: string): Promise<void> {
  const own = await db.selectFrom("submissions").select("review_id").where("id", "=", submission).forUpdate().executeTakeFirst();
  const review = own?.review_id
    ? await db.selectFrom("reviews").select(["state", "verification"]).where("id", "=", own.review_id).executeTakeFirst()
    : undefined;
  if (!mayProve(review, await proofOf(db, submission))) throw nothingToProve();
}

function nothingToProve(): ApiError {
  return new ApiError("action.not-possible", {
    detail: "Une preuve se joint tant que l’avis attend d’être lu et que rien ne l’a encore vérifié.",
  });
}

/** The document of a review, for the moderators of its destination; throws (404) where none is kept. */
export async function readProof(
  { store, config }: ModerationServices,
  actor: Actor,
  target: Target,
): Promise<{ media_type: string; bytes: Buffer }> {
  const provider = config.product().moderation_provider;
  const review = await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
  const row = await store.system("moderation.proof", (db) =>
    db
      .selectFrom("review_proofs")
      .innerJoin("submissions", "submissions.id", "review_proofs.submission_id")
      .where("submissions.review_id", "=", review.id)
      .select(["media_type", "content"])
      .executeTakeFirst(),
  );
  if (!row) throw new ApiError("object.not-found");
  return { media_type: row.media_type, bytes: Buffer.from(row.content, "base64") };
}

/** Says whether a document proves the stay, once: a review whose document does is «Preuve fournie» wherever it is shown. Refuses (409) a second judgement. */
export async function judgeProof(
  { store, config, clock }: ModerationServices,
  actor: Actor,
  target: Target,
  accepted: boolean,
): Promise<DecisionAnswer> {
  const provider = config.product().moderation_provider;
  const applied = policyFor(config, actor.group.destination);
  const at = clock.now().toISOString();
  return store.together(async () => {
    const row = await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    return store.system("moderation.proof", async (db, changed) => {
      const review = await requireOwn(db, row.id, provider);
      const judged = await db
        .updateTable("review_proofs")
        .set({ judged_at: at, judged_by: actor.login, accepted })
        .where("submission_id", "in", db.selectFrom("submissions").select("id").where("review_id", "=", review.id))
        .where("judged_at", "is", null)
        .returning("submission_id")
        .executeTakeFirst();
      if (!judged)
        throw new ApiError("action.not-possible", {
          detail: "Aucune preuve n’attend : un collègue l’a examinée, ou l’auteur l’a retirée.",
        });
      if (accepted) {
        const verified = { verification: "proof" as const };
        await db.updateTable("reviews").set(verified).where("id", "=", review.id).execute();
        await db.updateTable("submissions").set(verified).where("id", "=", judged.submission_id).execute();
        changed("review", review.no);
      }
      const standing = { state: review.state, reply: review.reply_state };
      await addLinesIn(db, [
        {
          destination: review.destination_id,
          establishment: review.establishment_id,
          review: review.id,
          at,
          by: "moderator",
          login: actor.login,
          action: accepted ? "accept-proof" : "refuse-proof",
          from: standing,
          to: standing,
          policy: applied.version,
        },
      ]);
      return { state: review.state, response_state: review.reply_state, revision: review.moderation_no };
    });
  });
}
