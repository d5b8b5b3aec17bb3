import { fold } from "../text/fold.ts";
import type { TableData } from "./table-data.ts";

/** Opens what follows as UTF-8 in a spreadsheet. */
const BOM = "\ufeff";
/** French spreadsheets separate columns by semicolons, since the comma is theirs. */
const SEPARATOR = ";";

/** A table as a CSV file for a French spreadsheet: byte-order mark, semicolons, decimal commas, CRLF. */
export function csvOf({ columns, rows }: TableData): string {
  return (
    BOM + csvLine(columns.map(({ label, plain }) => plain ?? label)) + rows.map((row) => csvLine(row.map(({ value }) => value))).join("")
  );
}

/** The first line of a CSV file, which opens it as UTF-8, and any other. */
export const csvHead = (headings: readonly string[]): string => BOM + csvLine(headings);
export const csvLine = (cells: readonly (number | string | null)[]): string => cells.map(field).join(SEPARATOR) + "\r\n";

/**
 * What a spreadsheet would run as a formula: a sign, full-width too, which East Asian versions take for the same, whatever
 * blanks and marks it passes over before; and a line feed, tab or return first.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;

/** Whether a spreadsheet would run a text as a formula. */
export function isFormula(text: string): boolean {
  return formula.test(text);
}

function field(value: number | string | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  // A text that a spreadsheet would run as a formula is marked as text (RELIABILITY §1).
  const safe = isFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A title as a file's name, without extension: «Un œil sur l’été 2026» → «un-oeil-sur-l-ete-2026». */
export function fileNameOf(title: string, fallback = "tableau"): string {
  return (
    fold(title)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 80) || fallback
  );
}
