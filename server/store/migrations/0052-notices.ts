import { policy } from "./policy.ts";

const group = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";
const login = "login = (SELECT nullif(current_setting('app.login', true), ''))";

/** Alerts to reviews, what each account is to be written about, and how often. */
export const notices: readonly string[] = [
  // What was published of late is looked through every minute.
  `CREATE INDEX reviews_published ON reviews (published_at)`,
  `CREATE TABLE alerts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    rule text NOT NULL, cause text NOT NULL, review_id uuid REFERENCES reviews ON DELETE CASCADE, title text NOT NULL, detail text NOT NULL,
    raised_at timestamptz NOT NULL, escalate_at timestamptz, escalated_at timestamptz, UNIQUE (establishment_id, rule, cause))`,
  `CREATE INDEX alerts_review ON alerts (review_id)`,
  `CREATE INDEX alerts_waiting ON alerts (escalate_at) WHERE escalate_at IS NOT NULL`,
  ...policy("alerts", "establishment_id IN (SELECT e.id FROM establishments e)"),
  `CREATE TABLE notices (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL, notice text NOT NULL,
    key text NOT NULL, rule text, establishment_id uuid REFERENCES establishments ON DELETE CASCADE, title text NOT NULL, detail text NOT NULL,
    advice text NOT NULL, path text NOT NULL, created_at timestamptz NOT NULL, due_at timestamptz NOT NULL, sent_at timestamptz,
    UNIQUE (login, key))`,
  `CREATE INDEX notices_due ON notices (due_at) WHERE sent_at IS NULL`,
  `CREATE INDEX notices_establishment ON notices (establishment_id)`,
  ...policy("notices", `${group} AND ${login}`),
  `CREATE TABLE notice_policies (
    group_id text NOT NULL REFERENCES groups, reader text NOT NULL CHECK (reader IN ('TP', 'DMO')), notice text NOT NULL,
    frequency text NOT NULL, locked boolean NOT NULL, updated_by text NOT NULL, updated_at timestamptz NOT NULL,
    PRIMARY KEY (group_id, reader, notice))`,
  ...policy("notice_policies", group),
  // How often its reader wants it; null where nothing was chosen.
  `ALTER TABLE mail_subscriptions ADD COLUMN frequency text`,
];
