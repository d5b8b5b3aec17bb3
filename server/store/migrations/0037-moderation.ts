import { policy } from "./policy.ts";

const own = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";
const seen = "establishment_id IN (SELECT e.id FROM establishments e)";

/** Own reviews from their submission on, their moderation, and the journal of every step, which nobody can change. */
export const moderation: readonly string[] = [
  // What moderation knows of a review beside its state; `moderation_no` counts its steps.
  `ALTER TABLE reviews ADD COLUMN verification text CHECK (verification IN ('invited', 'proof', 'email')),
    ADD COLUMN received_at timestamptz, ADD COLUMN due_at timestamptz, ADD COLUMN signals json, ADD COLUMN marks json,
    ADD COLUMN moderation_no integer NOT NULL DEFAULT 0, ADD COLUMN reply_reason text`,
  `CREATE INDEX reviews_due ON reviews (source, state, (coalesce(due_at, published_at)))`,
  // What authors wrote and who they are: never read by an account. Unconfirmed ones have no review.
  `CREATE TABLE submissions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), destination_id text NOT NULL REFERENCES destinations,
    establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE, review_id uuid UNIQUE REFERENCES reviews ON DELETE CASCADE,
    key text NOT NULL, fingerprint text NOT NULL, challenge text NOT NULL UNIQUE, token_hash text NOT NULL UNIQUE, network text,
    email text, email_digest text NOT NULL, name text, lang text NOT NULL, rating double precision NOT NULL, marks json NOT NULL, title text NOT NULL,
    text text NOT NULL, experience_date date NOT NULL, profile text NOT NULL, consent_at timestamptz NOT NULL, prospecting boolean NOT NULL,
    verification text NOT NULL, submitted_at timestamptz NOT NULL, confirmed_at timestamptz, UNIQUE (establishment_id, key))`,
  `CREATE INDEX submissions_network ON submissions (network, submitted_at)`,
  `CREATE INDEX submissions_sender ON submissions (email_digest, submitted_at)`,
  `CREATE INDEX submissions_unconfirmed ON submissions (submitted_at) WHERE confirmed_at IS NULL`,
  // No reference: a line outlives what it is about. Each holds the hash of the one before it in its destination.
  `CREATE TABLE moderation_journal (
    destination_id text NOT NULL, no integer NOT NULL, at timestamptz NOT NULL, establishment_id uuid NOT NULL, review_id uuid NOT NULL,
    by text NOT NULL, login text, action text NOT NULL, from_state text, to_state text, from_reply text, to_reply text, reason text,
    message text, proof text, policy text NOT NULL, details json, previous text NOT NULL, hash text NOT NULL, PRIMARY KEY (destination_id, no))`,
  `CREATE INDEX moderation_journal_review ON moderation_journal (review_id, no)`,
  `CREATE INDEX moderation_journal_at ON moderation_journal (establishment_id, at)`,
  `CREATE TABLE moderation_notes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
    text text NOT NULL, login text NOT NULL, at timestamptz NOT NULL)`,
  `CREATE INDEX moderation_notes_review ON moderation_notes (review_id)`,
  `CREATE TABLE moderation_looks (
    group_id text NOT NULL REFERENCES groups, review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, login text NOT NULL, at timestamptz NOT NULL,
    PRIMARY KEY (review_id, login))`,
  `CREATE TABLE moderators (
    group_id text NOT NULL REFERENCES groups, login text NOT NULL, children text[] NOT NULL DEFAULT '{}', categories text[] NOT NULL DEFAULT '{}',
    leave_from date, leave_until date, revision integer NOT NULL DEFAULT 1, updated_by text NOT NULL, updated_at timestamptz NOT NULL,
    PRIMARY KEY (group_id, login))`,
  `CREATE TABLE moderation_reports (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
    establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE, by text NOT NULL CHECK (by IN ('establishment', 'reader')), login text,
    hand text NOT NULL, ground text NOT NULL, message text, proof text, at timestamptz NOT NULL, due_at timestamptz NOT NULL,
    decided_at timestamptz, upheld boolean)`,
  `CREATE INDEX moderation_reports_review ON moderation_reports (review_id)`,
  `CREATE INDEX moderation_reports_hand ON moderation_reports (hand, at)`,
  // How a reader who reported is reached: never read by an account.
  `CREATE TABLE reporters (
    report_id uuid PRIMARY KEY REFERENCES moderation_reports ON DELETE CASCADE, token_hash text NOT NULL UNIQUE, challenge text NOT NULL UNIQUE,
    email text, lang text NOT NULL)`,
  // What decisions send, which waits; by the number of the step that sends it.
  `CREATE TABLE moderation_letters (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, step integer NOT NULL,
    letter text NOT NULL, recipient text NOT NULL CHECK (recipient IN ('author', 'establishment', 'reader')), address text NOT NULL, lang text NOT NULL,
    subject text NOT NULL, text text NOT NULL, due_at timestamptz NOT NULL, sent_at timestamptz, taken_back_at timestamptz)`,
  `CREATE INDEX moderation_letters_review ON moderation_letters (review_id)`,
  `CREATE TABLE reply_links (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE, token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz, revoked_at timestamptz)`,
  `CREATE INDEX reply_links_review ON reply_links (review_id)`,
  ...["moderation_notes", "moderation_looks", "moderators"].flatMap((table) => policy(table, own)),
  ...["moderation_journal", "moderation_reports"].flatMap((table) => policy(table, seen)),
  ...["submissions", "reporters", "moderation_letters", "reply_links"].flatMap((table) => policy(table, "false")),
];
