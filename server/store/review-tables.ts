import type { ColumnType, Generated } from "kysely";

import type { ReviewTriage, SavedCriteria } from "../../src/generated/types.ts";
import type { Day, Instant, Json } from "./column-types.ts";

/** How far a group is with a review; none for one of which nobody has said anything. */
export interface ReviewTriageTable {
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
export interface TriageStepsTable {
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
export interface SavedSearchesTable {
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

/** What a review said before its source changed it. */
export interface ReviewVersionsTable {
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
