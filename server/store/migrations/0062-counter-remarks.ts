import { policy } from "./policy.ts";

/** What people said at a counter, entered by hand. */
export const counterRemarks: readonly string[] = [
  `CREATE TABLE counter_remarks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE, day date NOT NULL,
    kind text NOT NULL CHECK (kind IN ('praise', 'complaint', 'suggestion')), text text NOT NULL, lang text NOT NULL, follow_up text,
    themes text[] NOT NULL DEFAULT '{}', revision integer NOT NULL DEFAULT 1, created_at timestamptz NOT NULL, created_by text NOT NULL,
    updated_at timestamptz NOT NULL, updated_by text NOT NULL)`,
  `CREATE INDEX counter_remarks_latest ON counter_remarks (group_id, day DESC)`,
  ...policy("counter_remarks", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
