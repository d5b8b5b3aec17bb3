import type { Query } from "../../generated/types.ts";
import { resultKind } from "./kind.ts";

/** The choice by which a reader asks a tile for more rows than its query limits it to; a type offers none of this name. */
export const MORE_ROWS = "rows";

/** The most rows that a reader gets. */
export const MOST_ROWS = 2_000;

/** The rows of a table whose query sets no limit. */
export const USUAL_ROWS = 500;

/** A query with as many rows as its reader asked for, never fewer than its own; the same where nothing sound was asked. */
export function withRows(query: Query, asked: string | undefined): Query {
  const own = query.limit ?? USUAL_ROWS;
  const rows = asked && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), MOST_ROWS) : 0;
  return rows > own && resultKind(query) === "table" ? { ...query, limit: rows } : query;
}
