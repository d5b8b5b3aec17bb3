import type { DuckDBConnection } from "@duckdb/node-api";

import { appendRows } from "./projection-append.ts";
import type { ProjectedRow } from "./projection-rows.ts";

/** Bits of a signed wide number: themes beyond them are found by their mentions alone. The product has 40 at most. */
const MOST_BITS = 62;

/**
 * Completes reviews by the themes that they speak of, praise and blame, a bit for each: a search then filters and counts
 * by themes without reading mentions. A theme that is met for the first time gets its bit within the connection's transaction.
 */
export async function markThemes(
  connection: DuckDBConnection,
  reviews: readonly ProjectedRow[],
  mentions: readonly ProjectedRow[],
): Promise<void> {
  const read = await connection.runAndReadAll("SELECT theme, bit FROM theme_bits ORDER BY bit");
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
  await appendRows(connection, "theme_bits", added);
  for (const review of reviews) {
    const mark = marks.get(Number(review.no));
    for (const side of ["spoken", "praised", "blamed"] as const) review[side] = (mark?.[side] ?? 0n).toString();
  }
}
