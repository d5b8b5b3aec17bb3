import { policy } from "./policy.ts";

/** What groups write in answer to reviews: their drafts, and what they declare of platforms that publish by themselves. */
export const responses: readonly string[] = [
  `CREATE TABLE responses (
    group_id text NOT NULL, review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
    text text NOT NULL, revision integer NOT NULL, saved_at timestamptz NOT NULL, saved_by text NOT NULL,
    sent_text text, sent_at timestamptz, sent_by text, declared_on date, refused_at timestamptz, refused_reason text,
    PRIMARY KEY (group_id, review_id))`,
  `CREATE INDEX responses_review ON responses (review_id)`,
  ...policy("responses", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
