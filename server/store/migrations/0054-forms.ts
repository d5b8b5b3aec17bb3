import { policy } from "./policy.ts";

const own = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";

/** Satisfaction forms, who asks with them, who was asked, and what guests answered. */
export const forms: readonly string[] = [
  `CREATE TABLE forms (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, title text NOT NULL,
    state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'paused', 'archived')),
    document json NOT NULL, version integer NOT NULL DEFAULT 0, changed boolean NOT NULL DEFAULT true, revision integer NOT NULL DEFAULT 1,
    settings json, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, updated_by text NOT NULL)`,
  `CREATE INDEX forms_latest ON forms (group_id, created_at DESC)`,
  ...policy("forms", own),
  // What guests saw when they answered; never changed.
  `CREATE TABLE form_versions (
    group_id text NOT NULL REFERENCES groups, form_id uuid NOT NULL REFERENCES forms ON DELETE CASCADE, version integer NOT NULL,
    document json NOT NULL, published_at timestamptz NOT NULL, published_by text NOT NULL, PRIMARY KEY (form_id, version))`,
  ...policy("form_versions", own),
  `CREATE TABLE form_places (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    form_id uuid NOT NULL REFERENCES forms ON DELETE CASCADE, establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    token_hash text UNIQUE, key_hash text UNIQUE, closed_at timestamptz, UNIQUE (form_id, establishment_id))`,
  ...policy("form_places", own),
  `CREATE TABLE form_invitations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    form_id uuid NOT NULL REFERENCES forms ON DELETE CASCADE, establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    token_hash text UNIQUE, email text, email_digest text NOT NULL, name text, stay_date date, lang text NOT NULL,
    source text NOT NULL CHECK (source IN ('hand', 'csv', 'event')), state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'sent', 'bounced', 'unsubscribed', 'cancelled')),
    due_at timestamptz NOT NULL, sent_at timestamptz, remind_at timestamptz, reminded_at timestamptz, mail_id uuid, opened_at timestamptz,
    answered_at timestamptz, created_at timestamptz NOT NULL, created_by text NOT NULL)`,
  `CREATE INDEX form_invitations_guest ON form_invitations (group_id, email_digest, created_at)`,
  `CREATE INDEX form_invitations_due ON form_invitations (due_at) WHERE state = 'queued'`,
  `CREATE INDEX form_invitations_form ON form_invitations (form_id, created_at DESC)`,
  ...policy("form_invitations", own),
  `CREATE TABLE form_answers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    form_id uuid NOT NULL REFERENCES forms ON DELETE CASCADE, establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    version integer NOT NULL, invitation_id uuid REFERENCES form_invitations ON DELETE SET NULL,
    channel text NOT NULL CHECK (channel IN ('invitation', 'link', 'kiosk', 'counter')),
    state text NOT NULL CHECK (state IN ('started', 'partial', 'complete')), key text NOT NULL, fingerprint text, challenge text UNIQUE,
    network text, lang text NOT NULL, answers json NOT NULL, score smallint, rating smallint, words text, profile text, stay_date date,
    publish boolean NOT NULL DEFAULT false, prospecting boolean NOT NULL DEFAULT false, email text, submission_id uuid,
    set_aside text CHECK (set_aside IN ('fast', 'same-words', 'same-network')), entered_by text,
    started_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, completed_at timestamptz, UNIQUE (form_id, key))`,
  `CREATE INDEX form_answers_latest ON form_answers (form_id, updated_at DESC)`,
  `CREATE INDEX form_answers_network ON form_answers (network, started_at) WHERE network IS NOT NULL`,
  `CREATE UNIQUE INDEX form_answers_invitation ON form_answers (invitation_id) WHERE state = 'complete'`,
  ...policy("form_answers", own),
];
