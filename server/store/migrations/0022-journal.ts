import { policy } from "./policy.ts";

/** What happened in a territory, beside its figures; and which groups read the barometer. */
export const journal: readonly string[] = [
  `ALTER TABLE groups ADD COLUMN barometer boolean NOT NULL DEFAULT true`,
  `CREATE TABLE journal_entries (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    first_day date NOT NULL, last_day date NOT NULL, title text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('festival', 'works', 'fire', 'storm', 'opening', 'closing', 'other')),
    commune text, child_id text, public boolean NOT NULL DEFAULT false, revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL, deleted_at timestamptz,
    CHECK (first_day <= last_day), CHECK (commune IS NULL OR child_id IS NULL))`,
  `CREATE INDEX journal_entries_days ON journal_entries (group_id, first_day, last_day) WHERE deleted_at IS NULL`,
  ...policy("journal_entries", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
