import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as its JSON text (both drivers would turn an array into something else). */
export type Json<T> = ColumnType<T, string, string>;
/** An instant, read as ISO 8601 in UTC with milliseconds on both databases. */
export type Instant = string;
export type Day = string;
