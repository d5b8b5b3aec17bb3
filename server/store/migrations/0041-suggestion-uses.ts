import { policy } from "./policy.ts";

/** How many suggestions of answers each account asked for, by day. */
export const suggestionUses: readonly string[] = [
  `CREATE TABLE suggestion_uses (
    group_id text NOT NULL, login text NOT NULL, day date NOT NULL, uses integer NOT NULL, PRIMARY KEY (group_id, login, day))`,
  ...policy("suggestion_uses", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
