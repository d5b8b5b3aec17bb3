import type { Grain } from "../../../src/generated/types.ts";
import { FIRST_MONDAY } from "../buckets.ts";

export type ValueType = "text" | "day" | "integer" | "number" | "boolean";

/** What differs between columnar engines. Everything else that the compiler writes is plain SQL. */
export interface Dialect {
  /** The n-th bound value, from 1, as a value of a type. */
  placeholder(position: number, type: ValueType): string;
  /** The number of a day's bucket; see `bucketNumber`. */
  bucket(grain: Grain, day: string): string;
  /** 1 for Monday to 7. */
  weekday(day: string): string;
  /** Days since 1970. */
  days(day: string): string;
  countIf(condition: string): string;
  median(value: string): string;
  /** The value of a rank (from 1) among the known values of a group, in their order; null outside them. */
  ranked(value: string, rank: string): string;
  /** Whether a text holds another, letter by letter. */
  contains(text: string, part: string): string;
  /** A number that the engine does not narrow to the column's own width. */
  wide(value: string): string;
}

const types: Record<ValueType, string> = { text: "VARCHAR", day: "DATE", integer: "INTEGER", number: "DOUBLE", boolean: "BOOLEAN" };

export const duckdb: Dialect = {
  placeholder: (position, type) => `$${position}::${types[type]}`,
  // Whole numbers group twice as fast as truncated dates.
  bucket: (grain, day) => {
    switch (grain) {
      case "day":
        return `(${day} - DATE '1970-01-01')`;
      case "week":
        return `((${day} - DATE '${FIRST_MONDAY}') // 7)`;
      case "month":
        return `(year(${day}) * 12 + month(${day}) - 1)`;
      case "quarter":
        return `(year(${day}) * 4 + quarter(${day}) - 1)`;
      case "year":
        return `year(${day})`;
    }
  },
  weekday: (day) => `isodow(${day})`,
  days: (day) => `(${day} - DATE '1970-01-01')`,
  countIf: (condition) => `count_if(${condition})`,
  median: (value) => `median(${value})`,
  ranked: (value, rank) => `list_sort(list(${value}) FILTER (WHERE ${value} IS NOT NULL))[CAST(${rank} AS BIGINT)]`,
  contains: (text, part) => `contains(${text}, ${part})`,
  wide: (value) => `${value}::INTEGER`,
};
