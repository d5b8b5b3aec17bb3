import { policy } from "./policy.ts";

/** Work that outlives its request and its server. */
export const jobs: readonly string[] = [
  `CREATE TABLE jobs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), no bigint GENERATED ALWAYS AS IDENTITY, kind text NOT NULL,
    lane text, once text, account text, payload jsonb NOT NULL, priority integer NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')), tries integer NOT NULL DEFAULT 0,
    holder uuid, leased_until timestamptz, progress jsonb, result jsonb, error text,
    created_at timestamptz NOT NULL, due_at timestamptz NOT NULL, ended_at timestamptz)`,
  `CREATE INDEX jobs_next ON jobs (kind, priority DESC, no) WHERE state IN ('waiting', 'running')`,
  `CREATE UNIQUE INDEX jobs_once ON jobs (kind, once) WHERE state IN ('waiting', 'running')`,
  `CREATE UNIQUE INDEX jobs_lane ON jobs (kind, lane) WHERE state = 'running'`,
  ...policy("jobs", "false"),
];
