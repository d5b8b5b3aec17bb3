import { sql, type Transaction } from "kysely";

import type { Tables } from "./tables.ts";

/** Lets this transaction's statements take the time that they take: the limit of the connections is for requests. */
export async function waitForEver(db: Transaction<Tables>): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db);
}
