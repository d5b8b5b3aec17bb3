import { MOST_CHARACTERS } from "../../../src/domain/answers/standing.ts";
import type { ReplyPage, ReplyState } from "../../../src/generated/types.ts";
import { namesOf } from "./deciding.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";
import type { OpenedReply } from "./reply-links.ts";

/** The review of an address, with the answer that was given and the rules of one. */
export async function replyPage(
  { store, config, environment }: ModerationServices,
  { review: id, expires_at }: OpenedReply,
): Promise<ReplyPage> {
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
    rules: { most: MOST_CHARACTERS, days: policy.delays.reply_target_days, expires_at },
    destination: { id: row.destination_id, name: names.destination },
    product: config.product().name,
    open: takesAnswer(reply_state),
    translates: environment.translate !== null,
  };
}

/** Whether an address takes an answer now: nobody has given one, or it was refused. */
export function takesAnswer(reply: ReplyState | null): boolean {
  return reply === null || reply === "rejected";
}
