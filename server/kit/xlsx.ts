import { strToU8, Zip, ZipDeflate } from "fflate";

import { isFormula } from "../../src/domain/format/csv.ts";
import { type Day, daysBetween } from "../../src/domain/time/day.ts";

/** A cell: a number, a text, a day, or nothing. */
export type XlsxCell = number | string | { day: Day } | null;
export type XlsxRow = readonly XlsxCell[];

/** One sheet: its headings, and its rows in their order, those of a long one in batches as they are made. */
export interface XlsxSheet {
  name: string;
  /** One line above the headings: what the rows represent. */
  caption?: string | undefined;
  headings: readonly string[];
  rows: Iterable<XlsxRow> | AsyncIterable<readonly XlsxRow[]>;
  /** Of the columns, in characters; what is missing has the spreadsheet's own width. */
  widths?: readonly number[];
}

/** Excel refuses a longer text, and a longer name of a sheet. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;
/** Characters of a sheet that are compressed at once: the event loop is free between two. */
const CHUNK = 64 * 1024;
/** Day 0 of Excel's calendar. */
const EPOCH: Day = "1899-12-30";
/** Places in `cellXfs` of the styles below. */
const style = { plain: 0, heading: 1, day: 2, quoted: 3 } as const;

/**
 * An XLSX workbook of the sheets. Texts are texts, whatever they begin with: there is no cell with a formula (RELIABILITY §1).
 * Rows are written and compressed piece by piece, so a long sheet holds up nobody. Names of sheets are made legal and distinct.
 */
export async function xlsxOf(sheets: readonly XlsxSheet[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxPieces(sheets)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The bytes of {@link xlsxOf} as they are made. */
export async function* xlsxPieces(sheets: readonly XlsxSheet[]): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  const made = (): Uint8Array[] => {
    if (failure) throw failure;
    const ready = chunks;
    chunks = [];
    return ready;
  };
  async function* add(path: string, pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    let text = "";
    for await (const piece of pieces) {
      text += piece;
      if (text.length < CHUNK) continue;
      file.push(strToU8(text));
      text = "";
      yield* made();
      await new Promise((resolve) => setImmediate(resolve));
    }
    file.push(strToU8(text), true);
    yield* made();
  }

  const names = sheetNames(sheets.map(({ name }) => name));
  yield* add("[Content_Types].xml", [contentTypes(names.length)]);
  yield* add("_rels/.rels", [relationships([["officeDocument", "xl/workbook.xml"]])]);
  yield* add("xl/workbook.xml", [workbook(names)]);
  const parts = names.map((_, index): [string, string] => ["worksheet", `worksheets/sheet${index + 1}.xml`]);
  yield* add("xl/_rels/workbook.xml.rels", [relationships([...parts, ["styles", "styles.xml"]])]);
  yield* add("xl/styles.xml", [styles]);
  for (const [index, sheet] of sheets.entries()) yield* add(`xl/worksheets/sheet${index + 1}.xml`, worksheet(sheet));
  zip.end();
  yield* made();
}

/** Names that Excel takes: short, without its own signs, and no two the same whatever their case. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>(["history", "historique"]);
  return wanted.map((name) => {
    const plain = name
      .replace(/[[\]:*?/\\\p{Cc}]/gu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[' ]+/, "");
    for (let turn = 1; ; turn += 1) {
      const end = turn === 1 ? "" : ` (${turn})`;
      const made = (cut(plain, LONGEST_NAME - end.length).replace(/[' ]+$/, "") || "Feuille") + end;
      if (taken.has(made.toLowerCase())) continue;
      taken.add(made.toLowerCase());
      return made;
    }
  });
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const related = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

function contentTypes(sheets: number): string {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const each = Array.from(
    { length: sheets },
    (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  ).join("");
  return `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each}</Types>`;
}

/** In their order `rId1`, `rId2`… */
function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${related}/${type}" Target="${target}"/>`);
  return `${head}<Relationships xmlns="${packaged}/relationships">${each.join("")}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const each = names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  return `${head}<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${each.join("")}</sheets></workbook>`;
}

/** `quotePrefix`: who edits such a text in the spreadsheet does not make a formula of it. 14 is the reader's own format of days. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;

async function* worksheet({ caption, headings, rows, widths = [] }: XlsxSheet): AsyncGenerator<string> {
  const above = caption === undefined ? 1 : 2;
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join("");
  const frozen = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${above}" topLeftCell="A${above + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `${head}<worksheet xmlns="${main}">${frozen}${columns && `<cols>${columns}</cols>`}<sheetData>`;
  if (caption !== undefined) yield `<row>${textXml(caption, isFormula(caption) ? style.quoted : style.plain)}</row>`;
  yield `<row>${headings.map((heading) => textXml(heading, style.heading)).join("")}</row>`;
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows]) for (const row of batch) yield rowXml(row);
  yield "</sheetData></worksheet>";
}

function rowXml(row: XlsxRow): string {
  return `<row>${row.map(cellXml).join("")}</row>`;
}

function cellXml(cell: XlsxCell): string {
  if (cell === null || cell === "" || (typeof cell === "number" && !Number.isFinite(cell))) return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="${style.day}"><v>${daysBetween(EPOCH, cell.day)}</v></c>`;
  return textXml(cell, isFormula(cell) ? style.quoted : style.plain);
}

function textXml(text: string, as: number): string {
  return `<c s="${as}" t="inlineStr"><is><t xml:space="preserve">${escaped(cut(text, LONGEST_TEXT))}</t></is></c>`;
}

/** At most that long, without half of a character at the end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** What XML cannot hold goes; `_x0041_` would be read as the character of that number. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these very characters are meant
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\r", "&#13;")
  );
}
