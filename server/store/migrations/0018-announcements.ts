/** What readers hear of who have a page open: of no table's rows, only that they have changed. */
export const announcements: readonly string[] = [
  `CREATE TABLE announcements (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, group_id text NOT NULL, login text, topic text NOT NULL, key text NOT NULL,
    at timestamptz NOT NULL DEFAULT now())`,
];
