import { policy } from "./policy.ts";

/** Files made for a user (downloads), and what must be traceable afterwards. */
export const tasks: readonly string[] = [
  `CREATE TABLE tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL REFERENCES users ON DELETE CASCADE,
    filename text NOT NULL, media_type text NOT NULL, state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'finished', 'error')),
    content text, created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE INDEX tasks_login ON tasks (login, created_at DESC)`,
  // Without foreign keys: an entry outlives the accounts that it names.
  `CREATE TABLE audit_entries (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), at timestamptz NOT NULL DEFAULT now(), login text NOT NULL, action text NOT NULL, target text NOT NULL)`,
  ...policy("tasks", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
  ...policy("audit_entries", "false"),
];
