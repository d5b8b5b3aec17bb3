import { policy } from "./policy.ts";

/** Files of tasks in pieces: a long one is neither made nor sent as a whole. */
export const taskPieces: readonly string[] = [
  `CREATE TABLE task_pieces (
    group_id text NOT NULL, task_id uuid NOT NULL REFERENCES tasks ON DELETE CASCADE, place integer NOT NULL, content text NOT NULL,
    PRIMARY KEY (task_id, place))`,
  // In base64, which nothing makes smaller.
  `ALTER TABLE task_pieces ALTER COLUMN content SET STORAGE EXTERNAL`,
  ...policy("task_pieces", "group_id = (SELECT nullif(current_setting('app.group', true), ''))"),
];
