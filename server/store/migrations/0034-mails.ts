import { policy } from "./policy.ts";

/** Mails that were queued, each with what became of it; and what their readers have stopped. */
export const mails: readonly string[] = [
  `CREATE TABLE mails (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    template text NOT NULL, recipient text NOT NULL, recipient_name text NOT NULL, subject text NOT NULL, body text NOT NULL, html text NOT NULL,
    key text, stop_address text, attachments jsonb NOT NULL DEFAULT '[]',
    state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'stopped')),
    tries integer NOT NULL DEFAULT 0, error text, created_at timestamptz NOT NULL, sent_at timestamptz)`,
  `CREATE UNIQUE INDEX mails_key ON mails (group_id, key) WHERE key IS NOT NULL`,
  `CREATE INDEX mails_latest ON mails (group_id, created_at DESC)`,
  ...policy("mails", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
  `CREATE TABLE mail_subscriptions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups,
    address text NOT NULL, topic text NOT NULL, title text NOT NULL, stopped_at timestamptz, UNIQUE (group_id, address, topic))`,
  ...policy("mail_subscriptions", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
