import { policy } from "./policy.ts";

const own = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";

/** The keys with which hotels' software reports stays, and what it reported; it names no guest. */
export const stayEvents: readonly string[] = [
  `ALTER TABLE form_places ADD COLUMN key_hint text, ADD COLUMN key_made_at timestamptz, ADD COLUMN key_made_by text,
    ADD COLUMN key_used_at timestamptz`,
  `CREATE TABLE stay_events (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    form_id uuid NOT NULL REFERENCES forms ON DELETE CASCADE, establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    key text NOT NULL, fingerprint text NOT NULL, at timestamptz NOT NULL, due_at timestamptz, reason text,
    UNIQUE (form_id, establishment_id, key))`,
  `CREATE INDEX stay_events_latest ON stay_events (form_id, at DESC)`,
  ...policy("stay_events", own),
  `CREATE INDEX form_invitations_mail ON form_invitations (mail_id) WHERE mail_id IS NOT NULL`,
];
