import type { ReplyPage } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { type Deciding, namesOf } from "./deciding.ts";
import { policyFor } from "./policies.ts";
import type { OpenedReply } from "./reply-links.ts";
import { takeStep } from "./steps.ts";

/** Characters of an answer. */
const MOST = 4_000;

/** The review of an address, with the answer that was given and the rules of one. */
export async function replyPage({ store, config }: Deciding, { review: id, used, expires_at }: OpenedReply): Promise<ReplyPage> {
  const found = await store.system("moderation.reply-page", async (db) => {
    const row = await db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { row, names: await namesOf(db, row.establishment_id, row.destination_id) };
  });
  const { row, names } = found;
  const { policy } = policyFor(config, row.destination_id);
  const {
    rating,
    title,
    text,
    lang,
    author,
    published_at,
    experience_date,
    verification,
    reply_text,
    reply_at,
    reply_state,
    reply_reason,
  } = row;
  return {
    review: {
      establishment: names.establishment,
      rating,
      title,
      text,
      lang,
      author,
      published_at,
      experience_date,
      verification: verification ?? "email",
    },
    response: reply_state && reply_text !== null ? { text: reply_text, at: reply_at, state: reply_state, reason: reply_reason } : null,
    rules: { most: MOST, days: policy.delays.reply_target_days, expires_at },
    destination: { id: row.destination_id, name: names.destination },
    product: config.product().name,
    open: !used && (reply_state === null || reply_state === "rejected"),
  };
}

/** Takes the one answer of an address. Refuses (410) a second one, and (409) where the review has one already. */
export async function replyByLink(deciding: Deciding, opened: OpenedReply, response: string): Promise<ReplyPage> {
  const { store, config, clock } = deciding;
  const now = clock.now();
  await store.system("moderation.reply", async (db, changed) => {
    const link = await db
      .updateTable("reply_links")
      .set({ used_at: now.toISOString() })
      .where("id", "=", opened.link)
      .where("used_at", "is", null)
      .where("revoked_at", "is", null)
      .returning("review_id")
      .executeTakeFirst();
    if (!link) throw new ApiError("link.gone");
    const row = await db
      .selectFrom("reviews")
      .select(["destination_id", "reply_state"])
      .where("id", "=", link.review_id)
      .executeTakeFirstOrThrow();
    if (row.reply_state === "pending" || row.reply_state === "published")
      throw new ApiError("action.not-possible", { detail: "Cet avis a déjà une réponse." });
    await takeStep(db, changed, {
      review: link.review_id,
      action: "respond",
      by: "establishment",
      applied: policyFor(config, row.destination_id),
      now,
      change: { reply_text: response.trim(), reply_at: now.toISOString(), reply_reason: null },
      details: { link: opened.link },
    });
  });
  return replyPage(deciding, { ...opened, used: true });
}
