import { randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import type { Policy } from "../../../src/domain/moderation/policy.ts";
import { isPublic } from "../../../src/domain/moderation/transitions.ts";
import type { ReplyState } from "../../../src/generated/types.ts";
import type { Tables } from "../../store/tables.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { moderationTokens, tokenForm, tokenHash } from "./tokens.ts";

const DAY_MS = 86_400_000;

/** The address at which an establishment answers a review without an account; a new one, for the policy's days. */
export async function replyLink(
  { store, secrets, environment }: ModerationServices,
  review: string,
  { delays }: Pick<Policy, "delays">,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const token = moderationTokens(secrets).reply(id);
  await store.system("moderation.reply-link", (db) =>
    db
      .insertInto("reply_links")
      .values({
        id,
        review_id: review,
        token_hash: tokenHash(token),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + delays.reply_link_days * DAY_MS).toISOString(),
        used_at: null,
        revoked_at: null,
      })
      .execute(),
  );
  return `${environment.publicUrl}/public/moderation/review/${token}`;
}

/** Closes every address at which a review could be answered; with `since` (ISO 8601), those made from that instant on. */
export async function revokeReplyLinks(db: Transaction<Tables>, review: string, now: Date, since?: string): Promise<void> {
  await db
    .updateTable("reply_links")
    .set({ revoked_at: now.toISOString() })
    .where("review_id", "=", review)
    .where("revoked_at", "is", null)
    .$if(since !== undefined, (links) => links.where("created_at", ">=", since ?? ""))
    .execute();
}

/** What an address of an answer opens. */
export interface OpenedReply {
  link: string;
  review: string;
  /** Of the destination, which sees the review. */
  group: string;
  reply: ReplyState | null;
  expires_at: string;
}

/** What the token opens now; «gone» where it has expired, was revoked, or its review is no longer public; null where it is none. */
export async function findReply(
  { store, clock }: Pick<ModerationServices, "store" | "clock">,
  token: string,
): Promise<OpenedReply | "gone" | null> {
  if (!tokenForm.test(token)) return null;
  const row = await store.system("moderation.reply-find", (db) =>
    db
      .selectFrom("reply_links")
      .innerJoin("reviews", "reviews.id", "reply_links.review_id")
      .innerJoin("destinations", "destinations.id", "reviews.destination_id")
      .where("token_hash", "=", tokenHash(token))
      .select(["reply_links.id", "review_id", "expires_at", "revoked_at", "reviews.state", "reply_state", "destinations.group_id as group"])
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { group } = row;
  if (row.revoked_at !== null || row.expires_at <= clock.now().toISOString() || !isPublic(row.state) || group === null) return "gone";
  return { link: row.id, review: row.review_id, group, reply: row.reply_state, expires_at: row.expires_at };
}
