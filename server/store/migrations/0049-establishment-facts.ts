import { policy } from "./policy.ts";

/** The fact sheet of each establishment: dated lines that its answers may state. */
export const establishmentFacts: readonly string[] = [
  `CREATE TABLE establishment_facts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    text text NOT NULL, translations jsonb NOT NULL DEFAULT '{}', theme text, first_day date, last_day date,
    revision integer NOT NULL DEFAULT 1, created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by text NOT NULL, deleted_at timestamptz, CHECK (first_day <= last_day))`,
  `CREATE INDEX establishment_facts_of ON establishment_facts (establishment_id) WHERE deleted_at IS NULL`,
  ...policy("establishment_facts", "establishment_id IN (SELECT e.id FROM establishments e)"),
];
