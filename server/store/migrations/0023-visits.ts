import { policy } from "./policy.ts";

/** Notes of visits to establishments, with what is to follow; each is its group's own. */
export const visits: readonly string[] = [
  `CREATE TABLE visits (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    visited_on date NOT NULL, visitor text NOT NULL, seen text NOT NULL, next_step text, next_on date, done boolean NOT NULL DEFAULT false,
    revision integer NOT NULL DEFAULT 1, created_by text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL, deleted_at timestamptz,
    CHECK (next_step IS NOT NULL OR next_on IS NULL))`,
  `CREATE INDEX visits_establishment ON visits (group_id, establishment_id, visited_on) WHERE deleted_at IS NULL`,
  ...policy("visits", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
