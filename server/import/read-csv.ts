import { Readable } from "node:stream";

import { CsvError, parse } from "csv-parse";

import type { RawRecord, RecordSource } from "./read-records.ts";
import { illegible, illegibleReason, type Text } from "./read-text.ts";
import { SourceError } from "./source-error.ts";

interface Parsed {
  record: Record<string, string>;
  raw: string;
  info: { lines: number };
}

/** Stands for {@link illegible} in the parser, which makes bytes of text again: no text has this sign by rule of Unicode. */
const parsedIllegible = "\uFDD0";

/** CSV whose first line names the fields; empty cells are absent, a cell that begins with `{` or `[` is JSON. */
export function readCsv({ head, chunks }: Text): RecordSource {
  const header = (head.split(/\r?\n/, 1)[0] ?? "").replace(/^\uFEFF/, "");
  return { format: "csv", header, records: records(chunks, delimiterOf(header)) };
}

/** The sign that the header holds most often. */
function delimiterOf(header: string): string {
  const count = (sign: string): number => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* records(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawRecord> {
  const parser = parse({
    bom: true,
    columns: true,
    delimiter,
    info: true,
    raw: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count_less: true,
    skip_records_with_error: true,
    max_record_size: 1_048_576,
  });
  const refused: RawRecord[] = [];
  parser.on("skip", (error: CsvError & { raw?: string; lines?: number }) => {
    const raw = (error.raw ?? "").trimEnd();
    refused.push(illegibleRecord(error.lines ?? 0, raw) ?? { line: error.lines ?? 0, raw, refused: reasonOf(error) });
  });
  Readable.from(marked(chunks))
    .on("error", (error) => parser.destroy(error))
    .pipe(parser);
  let line = 1;
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
      yield* refused.splice(0);
      // The parser counts the lines read so far: a record with line feeds in its cells is named by its last.
      line = info.lines;
      yield illegibleRecord(line, raw.trimEnd()) ?? { line, raw: raw.replace(/\r?\n$/, ""), fields: fieldsOf(record) };
    }
    yield* refused.splice(0);
  } catch (error) {
    yield* refused.splice(0);
    if (error instanceof SourceError) throw new SourceError(error.message, line, { cause: error });
    if (error instanceof CsvError) throw new SourceError(reasonOf(error), line, { cause: error });
    throw error;
  }
}

async function* marked(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.replaceAll(illegible, parsedIllegible);
}

function illegibleRecord(line: number, raw: string): RawRecord | null {
  return raw.includes(parsedIllegible) ? { line, raw: raw.replaceAll(parsedIllegible, "\uFFFD"), refused: illegibleReason } : null;
}

function reasonOf({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "un guillemet ouvert n’est jamais fermé";
  if (code === "CSV_RECORD_INCONSISTENT_COLUMNS" || code === "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH")
    return "la ligne a plus de colonnes que l’en-tête";
  if (code === "CSV_MAX_RECORD_SIZE") return "la ligne dépasse 1 Mo";
  return "la ligne n’est pas du CSV lisible";
}

function fieldsOf(record: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, valueOf(cell)]));
}

function valueOf(cell: string): unknown {
  if (cell === "") return null;
  if (!/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}
