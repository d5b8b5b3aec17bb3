import { policy } from "./policy.ts";

const group = "group_id = (SELECT nullif(current_setting('app.group', true), ''))";
const login = "(SELECT nullif(current_setting('app.login', true), ''))";
const rules = {
  tasks: `${group} AND login = ${login}`,
  task_pieces: `${group} AND login = ${login}`,
  idempotency_keys: `${group} AND login = ${login}`,
  search_looks: `${group} AND login = ${login}`,
  // A search that is shared is its group's, too.
  saved_searches: `${group} AND (owner = ${login} OR shared)`,
};

/** What is of one account is closed to its colleagues beneath the queries too. */
export const accounts: readonly string[] = [
  `ALTER TABLE task_pieces ADD COLUMN login text`,
  `UPDATE task_pieces p SET login = t.login FROM tasks t WHERE t.id = p.task_id`,
  `ALTER TABLE task_pieces ALTER COLUMN login SET NOT NULL`,
  ...Object.entries(rules).flatMap(([table, rule]) => [`DROP POLICY scope ON ${table}`, ...policy(table, rule)]),
];
