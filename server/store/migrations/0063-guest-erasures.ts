import { policy } from "./policy.ts";

const own = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";

/** What was erased of guests, on request or by age; it names no guest. */
export const guestErasures: readonly string[] = [
  `CREATE TABLE guest_erasures (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, at timestamptz NOT NULL, login text,
    why text NOT NULL CHECK (why IN ('request', 'age')),
    invitations integer NOT NULL, answers integer NOT NULL, mails integer NOT NULL, reviews integer NOT NULL)`,
  `CREATE INDEX guest_erasures_latest ON guest_erasures (group_id, at DESC)`,
  ...policy("guest_erasures", own),
  `ALTER TABLE form_answers ADD COLUMN erased_at timestamptz`,
  `CREATE INDEX form_answers_email ON form_answers (group_id, email) WHERE email IS NOT NULL`,
  `CREATE INDEX form_invitations_email ON form_invitations (group_id, email) WHERE email IS NOT NULL`,
];
