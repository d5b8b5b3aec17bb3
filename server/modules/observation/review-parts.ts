import { countedStates } from "../../analytics/projection-rows.ts";
import { presentMentions, type PresentMention } from "../../semantics/corrections/present-mentions.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { MentionCorrectionsTable } from "../../store/analysis-tables.ts";

/** A review of the state with its passages as people left them. */
export interface ReviewParts {
  id: string;
  no: number;
  title: string | null;
  text: string | null;
  /** Title, line feed, text: what offsets of mentions count. */
  words: string;
  reply: { text: string; published_at: string | null } | null;
  mentions: PresentMention[];
  corrections: CorrectionStep[];
}

/** One step as it is stored; instants in ISO. */
export type CorrectionStep = Omit<MentionCorrectionsTable, "at"> & { at: string };

/** Reads a review that counts and that the group sees; null for any other. `id` is a UUID. */
export async function readReview(db: ScopedDb, id: string): Promise<ReviewParts | null> {
  const row = await db
    .selectFrom("reviews")
    .select(["id", "no", "title", "text", "reply_text", "reply_at", "reply_state"])
    .where("id", "=", id)
    .where("state", "in", [...countedStates])
    .executeTakeFirst();
  if (!row) return null;
  const found = await db.selectFrom("findings").select("mentions").where("review_id", "=", id).executeTakeFirst();
  const corrections = await db
    .selectFrom("mention_corrections")
    .selectAll()
    .where("review_id", "=", id)
    .orderBy("mention")
    .orderBy("step")
    .execute();
  const { title, text } = row;
  const words = [title, text].filter((part) => part !== null).join("\n");
  return {
    id,
    no: row.no,
    title,
    text,
    words,
    reply: row.reply_state === "published" && row.reply_text !== null ? { text: row.reply_text, published_at: row.reply_at } : null,
    mentions: presentMentions(
      found?.mentions ?? [],
      corrections.filter(({ ended }) => ended === null),
      words,
    ),
    corrections,
  };
}

/** Where a field's words begin among all; null where the review has no such field. */
export function startOfField({ title, text }: Pick<ReviewParts, "title" | "text">, field: "title" | "text"): number | null {
  if (field === "title") return title === null ? null : 0;
  if (text === null) return null;
  return title === null ? 0 : title.length + 1;
}
