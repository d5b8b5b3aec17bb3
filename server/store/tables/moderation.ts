import type { ColumnType, Generated } from "kysely";

import type { ReplyState, ReviewState, Verification } from "../../../src/generated/types.ts";
import type { Day, Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Own reviews from their submission on, and their moderation. */
export const moderationTables = {
  // Before those that name them: a backup brings rows back in this order.
  review_invitations: rows<ReviewInvitationsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  submissions: rows<SubmissionsTable>()({ scope: "nobody", backup: "kept" }),
  review_proofs: rows<ReviewProofsTable>()({ scope: "nobody", backup: "kept" }),
  moderation_journal: rows<ModerationJournalTable>()({ scope: "establishment", establishment: "establishment_id", backup: "added" }),
  moderation_notes: rows<ModerationNotesTable>()({ scope: "group", backup: "kept" }),
  // Who looks at what now.
  moderation_looks: rows<ModerationLooksTable>()({ scope: "group", backup: "emptied" }),
  moderators: rows<ModeratorsTable>()({ scope: "group", backup: "kept" }),
  moderation_reports: rows<ModerationReportsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  reporters: rows<ReportersTable>()({ scope: "nobody", backup: "kept" }),
  // Brought back, they would be sent a second time.
  moderation_letters: rows<ModerationLettersTable>()({ scope: "nobody", backup: "emptied" }),
  reply_links: rows<ReplyLinksTable>()({ scope: "nobody", backup: "kept" }),
  // Of the destination's group, which reads nothing of it: what answers by the link does.
  reply_drafts: rows<ReplyDraftsTable>()({ scope: "group", backup: "kept" }),
};

/** What an establishment sends to a guest after a stay. */
interface ReviewInvitationsTable {
  id: Generated<string>;
  establishment_id: string;
  token_hash: string;
  stayed_on: Day;
  /** A login. */
  made_by: string;
  made_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** What a visitor sent, with who it is; without a review until its address is confirmed. */
interface SubmissionsTable {
  id: Generated<string>;
  destination_id: string;
  establishment_id: string;
  review_id: string | null;
  /** `Idempotency-Key`, and the digest of what came with it. */
  key: string;
  fingerprint: string;
  /** Salt of the proof of work, which serves once. */
  challenge: string;
  token_hash: string;
  /** Digest of the address that it came from; forgotten with the author's. */
  network: string | null;
  /** Null once it is erased. */
  email: string | null;
  email_digest: string;
  name: string | null;
  lang: string;
  /** 0–10, as given. */
  rating: number;
  marks: Json<Record<string, number>>;
  title: string;
  /** As its author wrote it: what is masked or corrected later is so in the review alone. */
  text: string;
  experience_date: Day;
  profile: string;
  consent_at: Instant;
  prospecting: boolean;
  verification: Verification;
  /** The invitation by which the author came; it is used once the review is confirmed. */
  invitation_id: string | null;
  submitted_at: Instant;
  confirmed_at: Instant | null;
}

/** A document that proves an author's stay; `content` in base64. Judged once. */
interface ReviewProofsTable {
  submission_id: string;
  media_type: string;
  /** In bytes. */
  size: number;
  content: string;
  sent_at: Instant;
  judged_at: Instant | null;
  /** A login. */
  judged_by: string | null;
  accepted: boolean | null;
}

export type Mover = "author" | "moderator" | "establishment" | "reader" | "system";

/** One step, never changed; `no` counts the lines of a destination from 1. */
export interface ModerationJournalTable {
  destination_id: string;
  no: number;
  at: Instant;
  establishment_id: string;
  review_id: string;
  by: Mover;
  login: string | null;
  action: string;
  from_state: ReviewState | null;
  to_state: ReviewState | null;
  from_reply: ReplyState | null;
  to_reply: ReplyState | null;
  reason: string | null;
  message: string | null;
  proof: string | null;
  /** Name and version of the policy that was applied. */
  policy: string;
  details: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  /** Of the line before; of the first one, empty. */
  previous: string;
  hash: string;
}

interface ModerationNotesTable {
  id: Generated<string>;
  group_id: string;
  review_id: string;
  text: string;
  login: string;
  at: Instant;
}

interface ModerationLooksTable {
  group_id: string;
  review_id: string;
  login: string;
  at: Instant;
}

/** What an account moderates; everything of its group where it has no row, or lists nothing. */
interface ModeratorsTable {
  group_id: string;
  login: string;
  children: string[];
  categories: string[];
  leave_from: Day | null;
  leave_until: Day | null;
  revision: Generated<number>;
  updated_by: string;
  updated_at: Instant;
}

interface ModerationReportsTable {
  id: Generated<string>;
  review_id: string;
  establishment_id: string;
  by: "establishment" | "reader";
  login: string | null;
  /** Digest of who reports: many from one hand in a short time are seen as such. */
  hand: string;
  ground: string;
  message: string | null;
  proof: string | null;
  at: Instant;
  due_at: Instant;
  decided_at: Instant | null;
  upheld: boolean | null;
}

interface ReportersTable {
  report_id: string;
  token_hash: string;
  challenge: string;
  email: string | null;
  lang: string;
  /** Digest of the address that a reader's report came from; forgotten with the reader's. */
  network: string | null;
}

interface ModerationLettersTable {
  id: Generated<string>;
  review_id: string;
  /** `moderation_no` of the review after the step that sends it. */
  step: number;
  letter: string;
  recipient: "author" | "establishment" | "reader";
  /** Null once it is erased, and then `text` is empty. */
  address: string | null;
  lang: string;
  subject: string;
  text: string;
  due_at: Instant;
  sent_at: Instant | null;
  taken_back_at: Instant | null;
  erased_at: Generated<Instant | null>;
}

/** Opens the answer to one review without an account. */
interface ReplyLinksTable {
  id: Generated<string>;
  review_id: string;
  token_hash: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
}

/** The answer as it is written at a link, and what was sent of it. */
interface ReplyDraftsTable {
  link_id: string;
  group_id: string;
  text: string;
  /** Raised at each change; the ETag. */
  revision: number;
  saved_at: Instant;
  sent_text: string | null;
  sent_at: Instant | null;
}
