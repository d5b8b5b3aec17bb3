import { CommandRefusal } from "../../../kit/command-refusal.ts";
import { readCsv } from "./read-csv.ts";
import { readNdjson } from "./read-ndjson.ts";
import { readText } from "./read-text.ts";
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

/** A compound document, as Excel saved until 2003. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What is said of a file that is no text but a spreadsheet's own format, by what it begins with; null of any other. */
function workbookSentence(head: Buffer): string | null {
  if (begins(head, compound)) return excel;
  if (!begins(head, zip)) return null;
  if (namesIn(head).some((name) => name.startsWith("xl/"))) return excel;
  if (head.includes("opendocument.spreadsheet")) return savedAs("un classeur LibreOffice", "Texte CSV");
  return "Ce fichier est une archive ZIP : extrayez-en le fichier CSV ou NDJSON, puis importez-le.";
}

/** The names of an archive's files, as far as its head reaches: each name precedes its file, together with the file's length. */
function namesIn(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at >= 0 && at + 30 <= head.length && begins(head.subarray(at), zip);) {
    const name = at + 30;
    const file = name + head.readUInt16LE(at + 26) + head.readUInt16LE(at + 28);
    names.push(head.toString("latin1", name, name + head.readUInt16LE(at + 26)));
    // One that was written in a single pass has its length after it.
    const told = (head.readUInt16LE(at + 6) & 8) === 0;
    at = told ? file + head.readUInt32LE(at + 18) : head.indexOf(zip, file);
  }
  return names;
}

const savedAs = (what: string, format: string): string =>
  `Ce fichier est ${what} : enregistrez-le au format « ${format} », puis importez le fichier obtenu.`;
const excel = savedAs("un classeur Excel", "CSV UTF-8");
const begins = (head: Buffer, mark: Buffer): boolean => head.subarray(0, mark.length).equals(mark);
