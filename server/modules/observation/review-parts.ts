import { countedStates } from "../../analytics/projection-rows.ts";
import { presentMentions, type PresentMention } from "../../semantics/corrections/present-mentions.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { ReviewTriage } from "../../../src/generated/types.ts";
import type { MentionCorrectionsTable, StoredIncident } from "../../store/tables/analysis.ts";

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
  incidents: readonly StoredIncident[];
  source: { id: string; review: string; url: string | null };
  /** The destination that it belongs to. */
  destination: string;
  first_seen: string;
  withdrawn_at: string | null;
  versions: readonly FormerVersion[];
  triage: readonly TriageStep[];
}

/** What the review said until its source changed it. */
export interface FormerVersion {
  title: string | null;
  text: string | null;
  rating: number | null;
  replaced_at: string;
}

/** What somebody of the reader's group said of it; instants in ISO. */
export interface TriageStep {
  before: ReviewTriage;
  after: ReviewTriage;
  login: string;
  at: string;
  undone_at: string | null;
  undone_by: string | null;
}

/** One step as it is stored; instants in ISO. */
export type CorrectionStep = Omit<MentionCorrectionsTable, "at"> & { at: string };

/** Reads a review that counts and that the group sees; null for any other. `id` is a UUID. */
export async function readReview(db: ScopedDb, id: string): Promise<ReviewParts | null> {
  const row = await db
    .selectFrom("reviews")
    .select(["id", "no", "title", "text", "reply_text", "reply_at", "reply_state"])
    .select(["source", "source_review_id", "source_url", "created_at", "withdrawn_at", "destination_id"])
    .where("id", "=", id)
    .where("state", "in", [...countedStates])
    .executeTakeFirst();
  if (!row) return null;
  const found = await db.selectFrom("findings").select(["mentions", "incidents"]).where("review_id", "=", id).executeTakeFirst();
  const corrections = await db
    .selectFrom("mention_corrections")
    .selectAll()
    .where("review_id", "=", id)
    .orderBy("mention")
    .orderBy("step")
    .execute();
  const versions = await db
    .selectFrom("review_versions")
    .select(["title", "text", "rating", "replaced_at"])
    .where("review_id", "=", id)
    .orderBy("version")
    .execute();
  const triage = await db
    .selectFrom("triage_steps")
    .select(["before", "after", "login", "at", "undone_at", "undone_by"])
    .where("review_id", "=", id)
    .orderBy("at")
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
    incidents: found?.incidents ?? [],
    source: { id: row.source, review: row.source_review_id, url: row.source_url },
    destination: row.destination_id,
    first_seen: row.created_at,
    withdrawn_at: row.withdrawn_at,
    versions,
    triage,
  };
}

/** Where a field's words begin among all; null where the review has no such field. */
export function startOfField({ title, text }: Pick<ReviewParts, "title" | "text">, field: "title" | "text"): number | null {
  if (field === "title") return title === null ? null : 0;
  if (text === null) return null;
  return title === null ? 0 : title.length + 1;
}
