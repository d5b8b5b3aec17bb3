import type { Generated } from "kysely";

import type { FactTranslations } from "../../../src/generated/types.ts";
import type { Day, Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** What groups write in answer to reviews. */
export const responseTables = {
  responses: rows<ResponsesTable>()({ scope: "group", backup: "kept" }),
  suggestion_uses: rows<{ group_id: string; login: string; day: Day; uses: number }>()({ scope: "group", backup: "kept" }),
  establishment_facts: rows<EstablishmentFactsTable>()({ scope: "establishment", establishment: "establishment_id", backup: "kept" }),
  saved_answers: rows<SavedAnswersTable>()({ scope: "group", backup: "kept" }),
};

/** A line of the fact sheet of an establishment: what its answers may state. Both days are included. */
interface EstablishmentFactsTable {
  id: Generated<string>;
  establishment_id: string;
  /** In French. */
  text: string;
  translations: Json<FactTranslations>;
  /** Of the reviews that it answers. */
  theme: string | null;
  first_day: Day | null;
  last_day: Day | null;
  /** The ETag. */
  revision: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
  /** Set on a removed line, which can be restored. */
  deleted_at: Generated<Instant | null>;
}

/** A text with places that a group answers by again. */
interface SavedAnswersTable {
  id: Generated<string>;
  group_id: string;
  title: string;
  text: string;
  /** The ETag. */
  revision: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  updated_by: string;
  /** Set on a removed one, which can be restored. */
  deleted_at: Generated<Instant | null>;
}

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
