import { policy } from "./policy.ts";

/** Texts with places that a group answers by again. */
export const savedAnswers: readonly string[] = [
  `CREATE TABLE saved_answers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    title text NOT NULL, text text NOT NULL, revision integer NOT NULL DEFAULT 1, created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL, deleted_at timestamptz)`,
  `CREATE INDEX saved_answers_group ON saved_answers (group_id) WHERE deleted_at IS NULL`,
  ...policy("saved_answers", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
