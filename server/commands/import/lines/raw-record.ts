import type { TextEncoding } from "../files/text-encoding.ts";

/** One line of the input: its number (from 1), its exact text, and its fields or why it has none. */
export type RawRecord = { line: number; raw: string } & ({ fields: Record<string, unknown> } | { refused: string });

export interface RecordSource {
  format: "csv" | "ndjson";
  /** First line of a CSV, which rejected lines need to be importable again. */
  header: string | null;
  encoding: TextEncoding;
  records: AsyncIterable<RawRecord>;
}
