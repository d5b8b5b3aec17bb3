import { sql, type Transaction } from "kysely";

import type { Tables } from "./tables.ts";

/** First key of the locks by which a file of one name is written or removed, one transaction at a time. */
const fileLock = 7_301;

/** Waits until no other transaction writes or removes the file of this name, and keeps others from it until the commit. */
export async function lockFile(db: Transaction<Tables>, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${fileLock}, hashtext(${name}))`.execute(db);
}
