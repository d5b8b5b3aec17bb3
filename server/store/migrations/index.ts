import { start } from "./0001-start.ts";

/** Every migration, in the order in which they apply; names never change. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [{ name: "0001-start", statements: start }];
