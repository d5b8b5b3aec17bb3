import type { DuckDBConnection } from "@duckdb/node-api";
import { sql, type Transaction } from "kysely";

import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { appendRows } from "./projection-append.ts";
import { passageRows } from "./projection-passages.ts";
import { appendReviews } from "./projection-reviews.ts";
import {
  answerRows,
  establishmentRows,
  invitationRows,
  moderationRows,
  reviewRows,
  selectionRows,
  territoryRows,
  triageRows,
  visibilityRows,
} from "./projection-rows.ts";
import { createTables, tables } from "./tables.ts";

const batch = 5_000;

/** Empties the projection and fills it from the state, batch by batch, within the connection's transaction. */
export async function refill(connection: DuckDBConnection, store: Store, report: (done: number, total: number) => void): Promise<void> {
  // Dropped rather than emptied: a changed column comes along, and the file keeps no holes.
  for (const table of Object.keys(tables)) await connection.run(`DROP TABLE IF EXISTS ${table}`);
  for (const statement of createTables()) await connection.run(statement);
  const read = <T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T> => store.system("projection rebuild", work);

  const { communes, children } = await read((db) => territoryRows(db, null));
  await appendRows(connection, "communes", communes);
  await appendRows(connection, "children", children);
  await appendRows(connection, "establishments", await read((db) => establishmentRows(db, sql`true`)));
  await appendRows(connection, "visibility", await read((db) => visibilityRows(db, null)));
  await appendRows(connection, "selections", await read((db) => selectionRows(db, null)));

  const { triage, tags } = await read((db) => triageRows(db, null));
  await appendRows(connection, "triage", triage);
  await appendRows(connection, "triage_tags", tags);

  const [reviews, answers] = await read((db) => Promise.all([lastNo(db, "reviews"), lastNo(db, "answers")]));
  for (let from = 0; from < answers; from += batch) {
    const found = await read((db) => answerRows(db, sql`a.no > ${from} AND a.no <= ${from + batch}`));
    for (const table of ["answers", "marks", "remarks"] as const) await appendRows(connection, table, found[table]);
  }
  await appendRows(connection, "invitations", await read((db) => invitationRows(db, sql`true`)));
  for (let from = 0; from < reviews; from += batch) {
    const rows = await read(async (db) => {
      const found = await reviewRows(db, sql`r.no > ${from} AND r.no <= ${from + batch}`);
      const moderated = await moderationRows(db, sql`r.no > ${from} AND r.no <= ${from + batch}`);
      return { found, moderated, passages: await passageRows(db, [...found.counted, ...found.withdrawn]) };
    });
    await appendReviews(connection, rows.found, rows.passages);
    await appendRows(connection, "moderation", rows.moderated);
    report(Math.min(from + batch, reviews), reviews);
  }
}

async function lastNo(db: Transaction<Tables>, table: "reviews" | "answers"): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.coalesce(fn.max("no"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
