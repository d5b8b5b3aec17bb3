import { formLanguages } from "./translations.ts";

/** A guest as a line of typed text or of a CSV file has it. */
export interface GuestLine {
  email: string;
  name?: string;
  /** «2026-02-28»; as it was written where it is no day. */
  stay_date?: string;
  lang?: string;
}

/**
 * The guests of a pasted list, one to a line, with the number of each line from 1. Cells are separated by semicolons, commas
 * or tabs, in any order: an address has an «@», a day its figures, a language its two letters («de», «DE», «de-AT»); the rest
 * is the name. A cell in quotes may hold separators. A first line without an address is the heading.
 */
export function guestLines(text: string): { line: number; guest: GuestLine }[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const cells = cellsOf(row);
    if (cells.length === 0 || (index === 0 && !row.includes("@"))) return [];
    const guest: GuestLine = { email: "" };
    const names: string[] = [];
    for (const cell of cells) {
      if (cell.includes("@") && guest.email === "") guest.email = cell;
      else if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(cell)) guest.stay_date = dayIn(cell);
      else if (isLanguage(cell)) guest.lang = cell.slice(0, 2).toLowerCase();
      else names.push(cell);
    }
    if (names.length > 0) guest.name = names.join(" ").slice(0, 80);
    return [{ line: index + 1, guest }];
  });
}

/** The cells of a line, without the quotes around them; none that is empty. */
function cellsOf(row: string): string[] {
  return (row.match(/\s*"(?:[^"]|"")*"\s*(?=[;,\t]|$)|[^;,\t]+/g) ?? [])
    .map((cell) => {
      const quoted = /^"(.*)"$/.exec(cell.trim());
      return (quoted?.[1]?.replaceAll('""', '"') ?? cell).trim();
    })
    .filter(Boolean);
}

/** Whether a cell names a language. «Li» is a guest: of two letters, a capital and a small one are a language where forms have it. */
function isLanguage(cell: string): boolean {
  if (/^[A-Z][a-z]$/.test(cell)) return formLanguages.some((lang) => lang === cell.toLowerCase());
  return /^[a-z]{2}([-_][a-z]{2})?$/i.test(cell);
}

/** «28/02/2026» as «2026-02-28». */
function dayIn(cell: string): string {
  const french = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
  if (!french) return cell.replaceAll(/[/.]/g, "-");
  const [, day = "", month = "", year = ""] = french;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
