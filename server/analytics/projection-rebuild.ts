import type { DuckDBConnection } from "@duckdb/node-api";
import { sql, type Transaction } from "kysely";

import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import type { Columnar } from "./columnar.ts";
import { appendRows } from "./projection-append.ts";
import { passageRows } from "./projection-passages.ts";
import { appendReviews } from "./projection-reviews.ts";
import {
  answerRows,
  establishmentRows,
  invitationRows,
  moderationRows,
  type ProjectedRow,
  reviewRows,
  selectionRows,
  territoryRows,
  triageRows,
  visibilityRows,
} from "./projection-rows.ts";
import { createTables, dropTables, takeTables } from "./tables.ts";

/** Reviews or answers that are read at once. */
const batch = 5_000;
/** Batches of reviews in one transaction: the engine keeps what is not committed in memory, uncompressed. */
const perCommit = 4;
/** Tables that are being filled, beside those that are read meanwhile. */
export const filling = "_filling";

/**
 * Fills a new projection from the state, batch by batch, in transactions of a few batches each; the last one puts it in the place
 * of the one in use, with what `end` does. Whoever reads meanwhile reads the former one, whole; so does the next start after a kill.
 */
export async function refill<T>(
  columnar: Columnar,
  store: Store,
  report: (done: number, total: number) => void,
  end: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const read = <R>(work: (db: Transaction<Tables>) => Promise<R>): Promise<R> => store.system("projection rebuild", work);
  const append = (connection: DuckDBConnection, table: string, rows: readonly ProjectedRow[]): Promise<void> =>
    appendRows(connection, `${table}${filling}`, rows);

  await columnar.write(async (connection) => {
    for (const statement of [...dropTables(filling), ...createTables(filling)]) await connection.run(statement);
    const { communes, children } = await read((db) => territoryRows(db, null));
    await append(connection, "communes", communes);
    await append(connection, "children", children);
    await append(connection, "establishments", await read((db) => establishmentRows(db, sql`true`)));
    await append(connection, "visibility", await read((db) => visibilityRows(db, null)));
    await append(connection, "selections", await read((db) => selectionRows(db, null)));
    const { triage, tags } = await read((db) => triageRows(db, null));
    await append(connection, "triage", triage);
    await append(connection, "triage_tags", tags);
    await append(connection, "invitations", await read((db) => invitationRows(db, sql`true`)));
  });

  const [reviews, answers] = await read((db) => Promise.all([lastNo(db, "reviews"), lastNo(db, "answers")]));
  for (let from = 0; from < answers; from += batch) {
    const found = await read((db) => answerRows(db, sql`a.no > ${from} AND a.no <= ${from + batch}`));
    await columnar.write(async (connection) => {
      for (const table of ["answers", "marks", "remarks"] as const) await append(connection, table, found[table]);
    });
  }
  for (let first = 0; first < reviews; first += batch * perCommit)
    await columnar.write(async (connection) => {
      for (let from = first; from < Math.min(first + batch * perCommit, reviews); from += batch) {
        const rows = await read(async (db) => {
          const found = await reviewRows(db, sql`r.no > ${from} AND r.no <= ${from + batch}`);
          const moderated = await moderationRows(db, sql`r.no > ${from} AND r.no <= ${from + batch}`);
          return { found, moderated, passages: await passageRows(db, [...found.counted, ...found.withdrawn]) };
        });
        await appendReviews(connection, rows.found, rows.passages, filling);
        await append(connection, "moderation", rows.moderated);
        report(Math.min(from + batch, reviews), reviews);
      }
    });

  return columnar.write(async (connection) => {
    for (const statement of takeTables(filling)) await connection.run(statement);
    return end(connection);
  });
}

async function lastNo(db: Transaction<Tables>, table: "reviews" | "answers"): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.coalesce(fn.max("no"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
