import { policy } from "./policy.ts";

/** The answer that is written at a link of a mail, until it is sent: kept with the link, since no account keeps it. */
export const replyDrafts: readonly string[] = [
  `CREATE TABLE reply_drafts (
    link_id uuid PRIMARY KEY REFERENCES reply_links ON DELETE CASCADE, group_id text NOT NULL, text text NOT NULL, revision integer NOT NULL,
    saved_at timestamptz NOT NULL, sent_text text, sent_at timestamptz)`,
  ...policy("reply_drafts", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
