import type { DuckDBConnection } from "@duckdb/node-api";

import { appendRows, columnsOf } from "./projection-append.ts";
import type { ProjectedRow, ReviewRows } from "./projection-rows.ts";
import { markThemes } from "./projection-themes.ts";

/** What was found in reviews that are already in their table, or go in with the same transaction. */
export interface PassageRows {
  mentions: readonly ProjectedRow[];
  expressions: readonly ProjectedRow[];
}

/** Appends reviews with their passages; those that no figure counts leave none. */
export async function appendReviews(
  connection: DuckDBConnection,
  { counted, withdrawn }: ReviewRows,
  passages: PassageRows,
): Promise<void> {
  await markThemes(connection, [...counted, ...withdrawn], passages.mentions);
  await appendRows(connection, "reviews", counted);
  await appendRows(connection, "withdrawn", withdrawn);
  if (withdrawn.length === 0) return appendPassages(connection, passages);
  const gone = new Set(withdrawn.map(({ no }) => no));
  const present = (rows: readonly ProjectedRow[]): ProjectedRow[] => rows.filter(({ review }) => !gone.has(review ?? null));
  await appendPassages(connection, { mentions: present(passages.mentions), expressions: present(passages.expressions) });
}

/**
 * Appends passages, each row by its own columns alone: what it shares with its review the engine takes from there, which
 * costs a fraction of handing it over cell by cell.
 */
async function appendPassages(connection: DuckDBConnection, passages: PassageRows): Promise<void> {
  for (const table of ["mentions", "expressions"] as const) {
    const rows = passages[table];
    const [first] = rows;
    if (first === undefined) continue;
    const shared = await columnsOf(connection, "reviews");
    const columns = await columnsOf(connection, table);
    const own = columns.filter((name) => !shared.includes(name));
    const arriving = `arriving_${table}`;
    await connection.run(`CREATE TEMP TABLE ${arriving} AS SELECT ${own.join(", ")} FROM ${table} LIMIT 0`);
    await appendRows(connection, arriving, rows);
    let [least, most] = [Number(first.review), Number(first.review)];
    for (const { review } of rows) [least, most] = [Math.min(least, Number(review)), Math.max(most, Number(review))];
    // The bounds keep the engine from reading reviews that are long there.
    await connection.run(
      `INSERT INTO ${table} BY NAME SELECT ${columns.map((name) => `${own.includes(name) ? "a" : "r"}.${name}`).join(", ")}
       FROM ${arriving} a JOIN reviews r ON r.no = a.review WHERE r.no BETWEEN ${least} AND ${most}`,
    );
    await connection.run(`DROP TABLE ${arriving}`);
  }
}
