import type { ColumnType, Generated } from "kysely";

import type { ModerationSignal, ReplyState, ReviewState, ReviewTriage, SavedCriteria, Verification } from "../../../src/generated/types.ts";
import type { Day, Instant, Json } from "../column-types.ts";
import type { StoredMention } from "./analysis.ts";
import { rows } from "./declare.ts";

/** Reviews and answers to surveys, and how far each group is with them. */
export const reviewTables = {
  reviews: rows<ReviewsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  review_versions: rows<ReviewVersionsTable>()({ scope: "review", backup: "kept" }),
  collections: rows<{ establishment_id: string; source: string; since: Instant }>()({ scope: "establishment", backup: "kept" }),
  review_triage: rows<ReviewTriageTable>()({ scope: "group", backup: "kept" }),
  triage_steps: rows<TriageStepsTable>()({ scope: "group", backup: "kept" }),
  saved_searches: rows<SavedSearchesTable>()({ scope: "account", owner: "owner", shared: "shared", backup: "kept" }),
  search_looks: rows<{ group_id: string; search_id: string; login: string; at: Instant }>()({ scope: "account", backup: "kept" }),
  // Made again where it is missing.
  translations: rows<{ digest: string; lang: string; text: string; at: Instant }>()({ scope: "nobody", backup: "emptied" }),
  answers: rows<AnswersTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
};

export type { ReplyState, ReviewState } from "../../../src/generated/types.ts";

interface ReviewsTable {
  id: Generated<string>;
  /** Key in the columnar projection. */
  no: Generated<number>;
  destination_id: string;
  establishment_id: string;
  source: string;
  source_review_id: string;
  rating_raw: number | null;
  rating_scale: number | null;
  /** 0–100; null for an unrated review. */
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  author: string | null;
  country: string;
  profile: string;
  experience_date: Day | null;
  published_at: Instant;
  state: ReviewState;
  reject_reason: string | null;
  reply_text: string | null;
  reply_at: Instant | null;
  reply_state: ReplyState | null;
  content_hash: string | null;
  extra: Json<Record<string, unknown>> | null;
  /** When it was first seen. */
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  /** When its source last changed what it says; null: never. */
  edited_at: Instant | null;
  /** Since when its source no longer has it: it is kept, and counts no longer. */
  withdrawn_at: Instant | null;
  /** Whether it came long after its publication, though its source was collected by then. */
  late: Generated<boolean>;
  /** Its address at its source. */
  source_url: string | null;
  /** How an own review was verified; null where it is not known to be. */
  verification: Generated<Verification | null>;
  /** When an own review came to its moderators. */
  received_at: Generated<Instant | null>;
  /** What an own review says, folded, for its moderators to search; null where it is not made yet. */
  words: Generated<string | null>;
  /** By when they should decide; null where they have nothing to. */
  due_at: Generated<Instant | null>;
  signals: ColumnType<ModerationSignal[] | null, string | null | undefined, string | null>;
  /** 0–100 by theme, as its author gave them. */
  marks: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  /** Counts the steps of its moderation. */
  /** Whether what moderators have to decide on it is past `due_at`; looked at each hour. */
  overdue: Generated<boolean>;
  moderation_no: Generated<number>;
  /** Why its answer was refused. */
  reply_reason: Generated<string | null>;
}

/** What a review said before its source changed it. */
interface ReviewVersionsTable {
  review_id: string;
  /** From 1, oldest first. */
  version: number;
  title: string | null;
  text: string | null;
  /** 0–100. */
  rating: number | null;
  rating_raw: number | null;
  rating_scale: number | null;
  replaced_at: Instant;
}

/** How far a group is with a review; none for one of which nobody has said anything. */
interface ReviewTriageTable {
  group_id: string;
  review_id: string;
  read: Generated<boolean>;
  /** Login of an account of the group. */
  assigned_to: string | null;
  /** Set aside until this day. */
  later_until: Day | null;
  tags: Generated<string[]>;
}

/** One review in one change of triage. */
interface TriageStepsTable {
  id: Generated<string>;
  group_id: string;
  /** The same for all reviews of a change, which is undone as one. */
  change_id: string;
  review_id: string;
  before: Json<ReviewTriage>;
  after: Json<ReviewTriage>;
  login: string;
  at: Instant;
  undone_at: Instant | null;
  undone_by: string | null;
}

/** A search that an account keeps, for itself or for its group. */
interface SavedSearchesTable {
  id: Generated<string>;
  group_id: string;
  /** A login. */
  owner: string;
  title: string;
  search: Json<SavedCriteria>;
  pinned: boolean;
  shared: boolean;
  /** Raised at each change; the ETag. */
  revision: Generated<number>;
  created_at: ColumnType<string, string, never>;
  updated_at: Instant;
}

interface AnswersTable {
  id: Generated<string>;
  /** Key in the columnar projection. */
  no: Generated<number>;
  destination_id: string;
  establishment_id: string;
  external_id: string;
  /** 0–10, the recommendation question. */
  score: number;
  answered_at: Instant;
  lang: string;
  country: string;
  profile: string;
  comment: string | null;
  /** 0–100, the mark of the whole stay. */
  rating: Generated<number | null>;
  /** 0–100 by theme, as they were given. */
  marks: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  /** What the analysis finds in the comment. */
  mentions: ColumnType<StoredMention[] | null, string | null | undefined, string | null>;
}
