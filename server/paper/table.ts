import type { TableColumn, TableData } from "../../src/domain/format/table-data.ts";
import { chartThemes } from "../../src/ui/chart/canvas/chart-theme.ts";
import { LEADING, linesOf, type Sheet } from "./sheet.ts";
import { widthOf } from "./fonts.ts";

const ink = chartThemes.light.semantic;
/** Between two columns, and above and under the words of a row. */
const [GAP, PAD] = [8, 3];
/** Between a table and what of its columns comes below. */
const STRIP_GAP = 10;
/** No column of words is narrower. */
const LEAST = 46;
/** A longer word than this is broken, whatever the room. */
const MOST_PIECE = 110;
/** The least part of their size, and the least size, to which the letters of a table shrink for a word to stay whole. */
const [SHRUNK, SMALLEST] = [0.8, 6];
/** The words over numbers take a second line from here on. */
const LABEL = 84;

/** A table as a page sets it. */
export interface PaperTable extends TableData {
  size: number;
}

export function tableOf(data: TableData, { small }: { small: number }): PaperTable {
  return { ...data, size: small };
}

/** Columns side by side: those that do not fit come below in a table of their own, beside the first column again. */
interface Strip {
  columns: { index: number; column: TableColumn; x: number; width: number }[];
}

/** Where a table goes on: what is free of the page, and the next page when it is full. */
export interface Paging {
  readonly bottom: number;
  /** Begins the next page; returns where its content begins. */
  next: () => number;
}

/**
 * Draws a table from `y` on, its head again on each page and no column left out; returns where it ends. A row is in two parts
 * only where it is longer than a page.
 */
export function drawTable(sheet: Sheet, given: PaperTable, x: number, y: number, width: number, paging: Paging): number {
  const table = fitted(given, width);
  let at = y;
  stripsOf(table, width).forEach((strip, place) => {
    if (place > 0) at += STRIP_GAP;
    at = drawStrip(sheet, table, strip, x, at, paging);
  });
  return at;
}

/** The height that the first rows of a table need under its head: with less, it begins on the next page. */
export function leastHeight(given: PaperTable, width: number): number {
  const table = fitted(given, width);
  const [strip] = stripsOf(table, width);
  if (!strip) return 0;
  return headHeight(table, strip) + table.rows.slice(0, 2).reduce((sum, _, row) => sum + rowHeight(table, strip, row), 0);
}

/** The height of the whole table, were it not cut by pages. */
export function wholeHeight(given: PaperTable, width: number): number {
  const table = fitted(given, width);
  return stripsOf(table, width).reduce(
    (sum, strip, place) =>
      sum +
      (place > 0 ? STRIP_GAP : 0) +
      headHeight(table, strip) +
      table.rows.reduce((all, _, row) => all + rowHeight(table, strip, row), 0),
    0,
  );
}

function drawStrip(sheet: Sheet, table: PaperTable, strip: Strip, x: number, y: number, paging: Paging): number {
  const head = (top: number): number => {
    for (const { column, x: left, width } of strip.columns)
      sheet.words(column.label, x + left, top + PAD, width, {
        ...headSetting(table),
        align: column.numeric ? "right" : "left",
        color: ink["text-2"],
      });
    const bottom = top + headHeight(table, strip);
    sheet.rule(x, bottom - 1, rightOf(strip), ink["border-strong"]);
    return bottom;
  };
  let at = y;
  let hasHead = false;
  table.rows.forEach((cells, row) => {
    const height = rowHeight(table, strip, row);
    const needed = height + (hasHead ? 0 : headHeight(table, strip));
    if (at + needed > paging.bottom) {
      at = paging.next();
      hasHead = false;
    }
    if (!hasHead) at = head(at);
    hasHead = true;
    const lines = linesInRow(table, strip, row);
    const count = mostLines(lines);
    for (let from = 0; from < count;) {
      const part = Math.min(count - from, Math.max(1, Math.floor((paging.bottom - at - 2 * PAD) / leadOf(table))));
      strip.columns.forEach(({ index, column, x: left, width }, place) => {
        const color = cells[index]?.muted ? ink["text-3"] : ink.text;
        const setting = { size: table.size, align: column.numeric ? ("right" as const) : ("left" as const), color };
        (lines[place] ?? [])
          .slice(from, from + part)
          .forEach((line, number) => sheet.line(line, x + left, at + PAD + number * leadOf(table), width, setting));
      });
      from += part;
      at += part * leadOf(table) + 2 * PAD;
      if (from < count) at = head(paging.next());
    }
    sheet.rule(x, at - 0.5, rightOf(strip), ink.border);
  });
  return at;
}

const headSetting = ({ size }: PaperTable) => ({ size, weight: 600 as const });
const rightOf = ({ columns }: Strip): number => columns.reduce((right, { x, width }) => Math.max(right, x + width), 0);

function headHeight(table: PaperTable, { columns }: Strip): number {
  const lines = Math.max(...columns.map(({ column, width }) => linesOf(column.label, width, headSetting(table)).length));
  return lines * table.size * LEADING + 2 * PAD;
}

/** The lines of each of a row's cells, column by column. */
function linesInRow({ rows, size }: PaperTable, { columns }: Strip, row: number): string[][] {
  return columns.map(({ index, width }) => linesOf(rows[row]?.[index]?.text ?? "", width, { size }));
}

function mostLines(cells: readonly (readonly string[])[]): number {
  return Math.max(1, ...cells.map(({ length }) => length));
}

/** From one line of a cell to the next. */
function leadOf({ size }: PaperTable): number {
  return size * LEADING;
}

function rowHeight(table: PaperTable, strip: Strip, row: number): number {
  return mostLines(linesInRow(table, strip, row)) * leadOf(table) + 2 * PAD;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, own) => sum + own, 0);

/** The table in letters that break no word, where a little smaller ones are enough for that; else as it is. */
function fitted(table: PaperTable, width: number): PaperTable {
  const smallest = Math.min(table.size, Math.max(table.size * SHRUNK, SMALLEST));
  for (let size = table.size; size >= smallest; size -= 0.1) {
    const own = { ...table, size };
    if (sumOf(unbrokenOf(own).map((column) => column + GAP)) - GAP <= width) return own;
  }
  return table;
}

/** The widths at which no word of a column is broken. */
function unbrokenOf(table: PaperTable): number[] {
  return sizedColumns(table).map(({ least, most, piece }) => Math.max(least, Math.min(most, piece)));
}

/** Shares a width out: numbers take what they need, words share the rest by what they would take on one line. */
function stripsOf(table: PaperTable, width: number): Strip[] {
  const { columns } = table;
  const sized = sizedColumns(table);
  const wanted = sized.map(({ most }) => most);
  const least = sized.map((column) => column.least);
  const whole = unbrokenOf(table);
  const strips: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  columns.forEach((_, index) => {
    const own = (least[index] ?? 0) + GAP;
    if (used + own > width + GAP) {
      // Each strip says again what its rows are about.
      strips.push(index === 0 ? [] : [0]);
      used = index === 0 ? 0 : (least[0] ?? 0) + GAP;
    }
    strips.at(-1)?.push(index);
    used += own;
  });
  return strips.map((indices) => {
    const room = width - GAP * (indices.length - 1);
    // Where there is room for it no word is broken, before a column of long texts gets the rest.
    const narrow = indices.map((index) => least[index] ?? 0);
    const unbroken = indices.map((index) => whole[index] ?? 0);
    const base = sumOf(unbroken) <= room ? unbroken : narrow;
    const fixed = sumOf(base);
    const longing = indices.map((index, place) => Math.max(0, (wanted[index] ?? 0) - (base[place] ?? 0)));
    const total = sumOf(longing);
    const share = total === 0 ? 0 : Math.min(1, Math.max(0, room - fixed) / total);
    // What is left over is everybody's: rows go over the whole width.
    const spare = Math.max(0, room - fixed - total) / indices.length;
    let x = 0;
    return {
      columns: indices.map((index, place) => {
        const own = (base[place] ?? 0) + (longing[place] ?? 0) * share + spare;
        const at = { index, column: columns[index] as TableColumn, x, width: own };
        x += own + GAP;
        return at;
      }),
    };
  });
}

/** What each column takes: at most, for its words on one line; at least; and so that no word of it is broken. */
function sizedColumns({ columns, rows, size }: PaperTable): { most: number; least: number; piece: number }[] {
  return columns.map((column, index) => {
    const texts = rows.slice(0, 400).map((cells) => cells[index]?.text ?? "");
    const own = Math.max(...texts.map((text) => widthOf(text, size)), 0);
    // What stays on one line: a word, or a part of it up to a hyphen.
    const piece = Math.max(...texts.flatMap((text) => text.split(/\s|(?<=-)/)).map((part) => widthOf(part, size)), 0);
    const longestWord = Math.max(...column.label.split(/[ ]/).map((word) => widthOf(word, size, 600)));
    const whole = widthOf(column.label, size, 600);
    const most = Math.ceil(Math.max(own, longestWord, column.numeric ? Math.min(whole, LABEL) : whole) + 1);
    return {
      most,
      least: column.numeric ? Math.max(own, longestWord) + 1 : Math.min(most, LEAST),
      piece: Math.min(Math.max(piece, longestWord) + 1, MOST_PIECE),
    };
  });
}
