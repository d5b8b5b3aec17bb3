import type { DuckDBConnection } from "@duckdb/node-api";

import { appendRows, columnsOf } from "./projection-append.ts";
import type { ProjectedRow, ReviewRows } from "./projection-rows.ts";

/** What was found in reviews that are already in their table, or go in with the same transaction. */
export interface PassageRows {
  mentions: readonly ProjectedRow[];
  expressions: readonly ProjectedRow[];
}

/** Appends reviews with their passages, to the tables of that suffix; those that no figure counts leave none. */
export async function appendReviews(
  connection: DuckDBConnection,
  { counted, withdrawn }: ReviewRows,
  passages: PassageRows,
  suffix = "",
): Promise<void> {
  await markThemes(connection, [...counted, ...withdrawn], passages.mentions, suffix);
  await appendRows(connection, `reviews${suffix}`, counted);
  await appendRows(connection, `withdrawn${suffix}`, withdrawn);
  if (withdrawn.length === 0) return appendPassages(connection, passages, suffix);
  const gone = new Set(withdrawn.map(({ no }) => no));
  const present = (rows: readonly ProjectedRow[]): ProjectedRow[] => rows.filter(({ review }) => !gone.has(review ?? null));
  await appendPassages(connection, { mentions: present(passages.mentions), expressions: present(passages.expressions) }, suffix);
}

/**
 * Appends passages, each row by its own columns alone: what it shares with its review the engine takes from there, which
 * costs a fraction of handing it over cell by cell.
 */
async function appendPassages(connection: DuckDBConnection, passages: PassageRows, suffix: string): Promise<void> {
  for (const kind of ["mentions", "expressions"] as const) {
    const rows = passages[kind];
    const table = `${kind}${suffix}`;
    const [first] = rows;
    if (first === undefined) continue;
    const shared = await columnsOf(connection, `reviews${suffix}`);
    const columns = await columnsOf(connection, table);
    const own = columns.filter((name) => !shared.includes(name));
    const arriving = `arriving_${kind}`;
    await connection.run(`CREATE TEMP TABLE ${arriving} AS SELECT ${own.join(", ")} FROM ${table} LIMIT 0`);
    await appendRows(connection, arriving, rows);
    let [least, most] = [Number(first.review), Number(first.review)];
    for (const { review } of rows) [least, most] = [Math.min(least, Number(review)), Math.max(most, Number(review))];
    // The bounds keep the engine from reading reviews that are long there.
    await connection.run(
      `INSERT INTO ${table} BY NAME SELECT ${columns.map((name) => `${own.includes(name) ? "a" : "r"}.${name}`).join(", ")}
       FROM ${arriving} a JOIN reviews${suffix} r ON r.no = a.review WHERE r.no BETWEEN ${least} AND ${most}`,
    );
    await connection.run(`DROP TABLE ${arriving}`);
  }
}

/** Bits of a signed wide number: themes beyond them are found by their mentions alone. The product has 40 at most. */
const MOST_BITS = 62;

/**
 * Completes reviews by the themes that they speak of, praise and blame, a bit for each: a search then filters and counts
 * by themes without reading mentions. A theme that is met for the first time gets its bit within the connection's transaction.
 */
async function markThemes(
  connection: DuckDBConnection,
  reviews: readonly ProjectedRow[],
  mentions: readonly ProjectedRow[],
  suffix: string,
): Promise<void> {
  const read = await connection.runAndReadAll(`SELECT theme, bit FROM theme_bits${suffix} ORDER BY bit`);
  const bits = new Map(read.getRows().map(([theme, bit]) => [String(theme), Number(bit)]));
  const known = bits.size;
  const marks = new Map<number, { spoken: bigint; praised: bigint; blamed: bigint }>();
  for (const { review, theme, polarity } of mentions) {
    const bit = bits.get(String(theme)) ?? bits.size;
    if (bit > MOST_BITS) continue;
    bits.set(String(theme), bit);
    const mark = marks.get(Number(review)) ?? { spoken: 0n, praised: 0n, blamed: 0n };
    const own = 1n << BigInt(bit);
    mark.spoken |= own;
    if (polarity === 1) mark.praised |= own;
    if (polarity === -1) mark.blamed |= own;
    marks.set(Number(review), mark);
  }
  const added = [...bits].slice(known).map(([theme, bit]) => ({ theme, bit }));
  await appendRows(connection, `theme_bits${suffix}`, added);
  for (const review of reviews) {
    const mark = marks.get(Number(review.no));
    for (const side of ["spoken", "praised", "blamed"] as const) review[side] = (mark?.[side] ?? 0n).toString();
  }
}
