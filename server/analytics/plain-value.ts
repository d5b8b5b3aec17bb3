import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBListValue,
  DuckDBStructValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
} from "@duckdb/node-api";

import type { Cell } from "./cell.ts";

/**
 * A DuckDB value as plain JSON: whole numbers of any width and decimals as numbers, days as `YYYY-MM-DD`,
 * instants as ISO 8601. Sums beyond 2^53 lose digits: nothing that we count comes near.
 */
export function plainValue(value: DuckDBValue, _type?: DuckDBType): Cell {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "bigint") return Number(value);
  if (value instanceof DuckDBDateValue) return value.toString();
  if (value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue)
    return new Date(Number(value.micros / 1000n)).toISOString();
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  if (value instanceof DuckDBListValue) return value.items.map((item) => plainValue(item));
  if (value instanceof DuckDBStructValue)
    return Object.fromEntries(Object.entries(value.entries).map(([field, item]) => [field, plainValue(item)]));
  return value.toString();
}
