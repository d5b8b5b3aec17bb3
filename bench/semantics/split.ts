import { readFileSync } from "node:fs";
import { join } from "node:path";

/** 32-bit FNV-1a with a final mix. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
}

export type Row = Record<string, unknown> & { text: string; lang?: string };

/** The rows of an NDJSON file. Throws when it is absent. */
export function readRows(folder: string, file: string): Row[] {
  return readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));
}

/** The key a review is split by: the same review in two files must fall on the same side, and their ids differ, so its letters are used. */
function splitKey(row: Row): string {
  const id = typeof row["id"] === "string" ? row["id"] : "";
  // M-ABSA sentences of one review follow each other: blocks of ten keep them mostly together.
  const numbered = /^(mabsa:.*:)(\d+)$/.exec(id);
  if (numbered) return `${numbered[1]}${Math.floor(Number(numbered[2]) / 10)}`;
  const title = typeof row["title"] === "string" ? row["title"] : "";
  return (title + row.text)
    .normalize("NFC")
    .replace(/[^\p{L}]/gu, "")
    .slice(0, 120)
    .toLowerCase();
}

/** Whether a row belongs to the validation third, which nothing is tuned on. */
export function isValidation(row: Row): boolean {
  return hash(splitKey(row)) % 3 === 0;
}

/** The fold (0 to k-1) of a training row, for cross-validation; another salt shuffles them. */
export function foldOf(row: Row, k: number, salt = ""): number {
  return Math.floor(hash(`fold${salt}${splitKey(row)}`) / 7) % k;
}
