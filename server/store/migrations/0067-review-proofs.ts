import { policy } from "./policy.ts";

/** What authors of own reviews send to prove that they were there, until it is erased. Read by the moderation alone, never by an account. */
export const reviewProofs: readonly string[] = [
  `CREATE TABLE review_proofs (
    submission_id uuid PRIMARY KEY REFERENCES submissions ON DELETE CASCADE, media_type text NOT NULL, size integer NOT NULL, content text NOT NULL,
    sent_at timestamptz NOT NULL, judged_at timestamptz, judged_by text, accepted boolean)`,
  ...policy("review_proofs", "false"),
];
