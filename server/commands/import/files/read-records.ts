import { CommandRefusal } from "../../../kit/command-refusal.ts";
import { readCsv } from "./read-csv.ts";
import { readNdjson } from "./read-ndjson.ts";
import { readText } from "./read-text.ts";
import { workbookSentence } from "./workbook.ts";
import type { RecordSource } from "../lines/raw-record.ts";

/**
 * Reads CSV (comma, semicolon or tab) or NDJSON, compressed with gzip or not, as it comes: what is in memory does not
 * grow with the file. Throws a `SourceError`, here or while iterating, where the input breaks off,
 * and a {@link CommandRefusal} where it is a spreadsheet's own file.
 */
export async function readRecords(input: AsyncIterable<Buffer>): Promise<RecordSource> {
  const text = await readText(input);
  const workbook = workbookSentence(text.bytes);
  if (workbook !== null) throw new CommandRefusal(workbook);
  const start = text.head.trimStart();
  const { encoding } = text;
  return start.startsWith("{") || start === ""
    ? { format: "ndjson", header: null, encoding, records: readNdjson(text.chunks) }
    : readCsv(text);
}
