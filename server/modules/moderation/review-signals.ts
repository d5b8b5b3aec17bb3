import { sql, type Transaction } from "kysely";

import type { Policy } from "../../../src/domain/moderation/policy.ts";
import { SHORT_TEXT, type Signalled, signalsOf } from "../../../src/domain/moderation/signals.ts";
import type { ModerationSignal } from "../../../src/generated/types.ts";
import type { FoundInReview } from "../../store/bulk-reviews.ts";
import type { Tables } from "../../store/tables.ts";

const DAY_MS = 86_400_000;

/** The words of an author as they are to be read by moderators. */
export interface ReadWords extends Pick<Signalled, "title" | "text" | "rating" | "lang"> {
  review: string;
  destination: string;
  /** What the analysis finds in them, and in which language they are. */
  found: FoundInReview & { lang: string };
  sender: { email_digest: string; submitted_at: string };
}

/** What moderators should see before these words: what is in them, and what else their sender and others have written. */
export async function signalsIn(
  db: Transaction<Tables>,
  { review, destination, found, sender, ...words }: ReadWords,
  { signals }: Pick<Policy, "signals">,
): Promise<ModerationSignal[]> {
  const side = (polarity: string): number => found.mentions.filter((mention) => mention.polarity === polarity).length;
  return signalsOf(
    {
      ...words,
      found_lang: found.lang,
      favourable: side("positive"),
      unfavourable: side("negative"),
      same_text: await sameTexts(db, destination, review, words.text),
      of_sender: await ofSender(db, sender),
    },
    signals,
  );
}

/** How many other reviews of the destination say the same words. */
async function sameTexts(db: Transaction<Tables>, destination: string, review: string, text: string | null): Promise<number> {
  if (text === null || text.length < SHORT_TEXT) return 0;
  const { n } = await db
    .selectFrom("reviews")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("destination_id", "=", destination)
    .where("id", "!=", review)
    .where(sql<boolean>`lower(btrim(text)) = lower(btrim(${text}))`)
    .executeTakeFirstOrThrow();
  return n;
}

/** How many reviews an address sent within a day before and after. */
async function ofSender(db: Transaction<Tables>, { email_digest: digest, submitted_at: at }: ReadWords["sender"]): Promise<number> {
  const { n } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("email_digest", "=", digest)
    .where("submitted_at", ">", new Date(Date.parse(at) - DAY_MS).toISOString())
    .where("submitted_at", "<", new Date(Date.parse(at) + DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return n;
}
