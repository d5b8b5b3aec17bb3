import { start } from "./0001-start.ts";
import { tasks } from "./0002-tasks.ts";

/** Every migration, in the order in which they apply; names never change. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  { name: "0001-start", statements: start },
  { name: "0002-tasks", statements: tasks },
];
