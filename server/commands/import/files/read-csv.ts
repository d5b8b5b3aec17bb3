import { parse } from "csv-parse/sync";

import { csvRecords, type CsvRecord } from "./csv-records.ts";
import type { RawRecord, RecordSource } from "../lines/raw-record.ts";
import { illegible, illegibleReason, type Text } from "./read-text.ts";
import { SourceError } from "./source-error.ts";

/** Records whose cells are read at once. */
const atOnce = 500;

/** CSV whose first line names the fields; empty cells are absent, a cell that begins with `{` or `[` is JSON. */
export function readCsv({ head, encoding, chunks }: Text): RecordSource {
  const header = (head.split(/\r\n|\n|\r/, 1)[0] ?? "").replace(/^\uFEFF/, "");
  return { format: "csv", header, encoding, records: records(chunks, delimiterOf(header)) };
}

/** The sign that the header holds most often. */
function delimiterOf(header: string): string {
  const count = (sign: string): number => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* records(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawRecord> {
  let names: string[] | null = null;
  let line = 1;
  let batch: CsvRecord[] = [];
  const repaired = (text: string): boolean => names !== null && repairedCells(text, delimiter)?.length === names.length;
  const flush = function* (): Generator<RawRecord> {
    const given = batch;
    batch = [];
    const sound = given.filter(({ raw, refused, repaired: mended }) => !refused && !mended && !raw.includes(illegible));
    const cells = cellsOf(sound, delimiter).values();
    for (const record of given) {
      const { raw, refused } = record;
      if (raw.includes(illegible)) yield { line: record.line, raw: raw.replaceAll(illegible, "\uFFFD"), refused: illegibleReason };
      else if (refused !== undefined) yield { line: record.line, raw, refused };
      else yield rowOf(record, names ?? [], (record.repaired ? repairedCells(raw, delimiter) : cells.next().value) ?? []);
    }
  };
  try {
    for await (const record of csvRecords(withoutMark(chunks), delimiter, repaired)) {
      line = record.line;
      if (names === null) names = namesOf(record, delimiter);
      else if (batch.push(record) >= atOnce) yield* flush();
    }
    yield* flush();
  } catch (error) {
    yield* flush();
    if (error instanceof SourceError) throw new SourceError(error.message, line, { cause: error });
    throw error;
  }
}

/** Spreadsheets and people write «Source» as well as «source». */
function namesOf({ raw, refused }: CsvRecord, delimiter: string): string[] {
  const names = refused === undefined ? repairedCells(raw, delimiter) : null;
  if (names === null)
    throw new SourceError(`la ligne des noms de colonnes est illisible (${refused ?? "un guillemet n’est jamais fermé"})`, 1);
  return names.map((name) => name.toLowerCase());
}

function rowOf({ line, raw }: CsvRecord, names: readonly string[], cells: readonly string[]): RawRecord {
  if (cells.length > names.length) return { line, raw, refused: "la ligne a plus de colonnes que l’en-tête" };
  return { line, raw, fields: Object.fromEntries(cells.map((cell, index) => [names[index] ?? "", valueOf(cell)])) };
}

const lenient = { record_delimiter: "\n", relax_column_count: true, trim: true } as const;

/** The cells of sound records, in their order. */
function cellsOf(sound: readonly CsvRecord[], delimiter: string): string[][] {
  return parse(sound.map(({ raw }) => raw).join("\n"), { ...lenient, delimiter }) as unknown as string[][];
}

/**
 * The cells of one line whose quotes are not doubled within quotes: `"un "vrai" accueil"` ends at the first quote that a
 * delimiter or the line's end follows. Null where a quote is never closed.
 */
function repairedCells(text: string, delimiter: string): string[] | null {
  const blanks = delimiter === "\t" ? " *" : "[ \\t]*";
  const quoted = new RegExp(`${blanks}"(.*?)"${blanks}(?:${delimiter}|$)`, "sy");
  const cells: string[] = [];
  for (let at = 0; at <= text.length;) {
    quoted.lastIndex = at;
    const found = quoted.exec(text);
    const end = found ? quoted.lastIndex : text.indexOf(delimiter, at);
    const cell = found ? (found[1] ?? "").replaceAll('""', '"') : text.slice(at, end === -1 ? undefined : end).trim();
    if (!found && cell.startsWith('"')) return null;
    cells.push(cell);
    if (found ? !found[0].endsWith(delimiter) : end === -1) break;
    at = found ? end : end + 1;
  }
  return cells;
}

async function* withoutMark(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst ? chunk.replace(/^\uFEFF/, "") : chunk;
    isFirst &&= chunk === "";
  }
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
