import { policy } from "./policy.ts";

const own = `group_id = (SELECT nullif(current_setting('app.group', true), '')) AND login = (SELECT nullif(current_setting('app.login', true), ''))`;

/** What professionals wrote to the support, and the files that they attached, until these are sent. */
export const help: readonly string[] = [
  `CREATE TABLE help_messages (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL, recipient text NOT NULL, address text NOT NULL,
    subject text NOT NULL, text text NOT NULL, page text NOT NULL, version text NOT NULL, files json NOT NULL, mail_id uuid, created_at timestamptz NOT NULL)`,
  `CREATE INDEX help_messages_latest ON help_messages (login, created_at DESC)`,
  `CREATE TABLE help_files (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), group_id text NOT NULL REFERENCES groups, login text NOT NULL, name text NOT NULL,
    media_type text NOT NULL, size integer NOT NULL, content text NOT NULL, created_at timestamptz NOT NULL)`,
  ...["help_messages", "help_files"].flatMap((table) => policy(table, own)),
];
