import type { Day, Instant } from "../column-types.ts";
import { rows } from "./declare.ts";

/** What groups write in answer to reviews. */
export const responseTables = {
  responses: rows<ResponsesTable>()({ scope: "group", backup: "kept" }),
  suggestion_uses: rows<{ group_id: string; login: string; day: Day; uses: number }>()({ scope: "group", backup: "kept" }),
};

/** What a group writes in answer to a review. What is published is the review's own. */
interface ResponsesTable {
  group_id: string;
  review_id: string;
  /** The draft. */
  text: string;
  /** Raised at each change; the ETag. */
  revision: number;
  saved_at: Instant;
  /** A login. */
  saved_by: string;
  /** What was sent last: to the moderators, or declared as published on the platform. */
  sent_text: string | null;
  sent_at: Instant | null;
  sent_by: string | null;
  declared_on: Day | null;
  /** Since when it is known that the platform has refused it. */
  refused_at: Instant | null;
  refused_reason: string | null;
}
