import { bucketTitle, isPartial } from "../../domain/time/bucket.ts";
import { type Change, changeOf } from "../../domain/figure/change.ts";
import { type Figure, formatFigure, isShown, plainFigure, sampleOf, type Unit } from "../../domain/figure/figure.ts";
import { plainCell } from "../../domain/figure/plain-cell.ts";
import { formatNumber } from "../../domain/format/format.ts";
import { observationsIn } from "../../domain/figure/others.ts";
import { countCell, type TableCell, type TableColumn, type TableData, textCell } from "../../domain/format/table-data.ts";
import type {
  BreakdownResult,
  MatrixResult,
  MeasureInfo,
  ScalarResult,
  SeriesLine,
  SeriesResult,
  TableResult,
  TableRow,
} from "../../generated/types.ts";
import type { Judge, TableWords } from "./view-table.ts";

/** A figure in a cell: greyed under the sample threshold, in words where it may not be shown. */
export function figureCell(figure: Figure, unit: Unit, { samples, audience }: Judge, words: TableWords): TableCell {
  const sample = sampleOf(figure, unit, samples, audience);
  if (sample === "hidden") return { value: null, text: words.insufficient, muted: true };
  const cell = { value: plainFigure(figure.value, unit), text: formatFigure(figure.value, unit) };
  return isShown(sample) && sample !== "normal" ? { ...cell, muted: true } : cell;
}

/** What figures rest on together; a dash where one of them may not be shown. */
export function sampleCell(...figures: readonly Figure[]): TableCell {
  const n = observationsIn(figures);
  return countCell(n, formatNumber(n));
}

/** One row for the figure, one for each further figure: value, sample size, compared value, gap. */
export function scalarTable(result: ScalarResult, previous: ScalarResult | undefined, judge: Judge, words: TableWords): TableData {
  const figures = [
    { ...result, before: previous as Figure | undefined },
    ...(result.also ?? []).map((also) => ({
      ...also,
      before: previous?.also?.find(({ measure }) => measure === also.measure) as Figure | undefined,
    })),
  ];
  const unit = unitOf(figures);
  const table = {
    columns: [
      column("measure", words.measure),
      figureColumn("value", words.value, unit, words),
      numeric("n", words.sample),
      ...(previous ? comparedColumns(unit, words) : []),
      ...(previous && !unit ? [column("unit", words.unit)] : []),
    ],
    rows: figures.map((figure) => [
      textCell(figure.label),
      figureCell(figure, figure.unit, judge, words),
      sampleCell(figure),
      ...(previous ? comparedCells(figure, figure.before, figure.unit, judge, words) : []),
      ...(previous && !unit ? [textCell(words.gapUnit(figure.unit))] : []),
    ]),
  };
  for (const [label, value] of levelsOf(result, words)) {
    const cells = [textCell(label), plainCell(value, result.unit)];
    table.rows.push([...cells, ...table.columns.slice(cells.length).map(() => textCell(""))]);
  }
  return unit === "count" ? withoutRepeated(table, ["value"]) : table;
}

/** The median and the quartiles of a comparison group, by name; none where there is no group. */
function levelsOf({ reference, hidden }: ScalarResult, { quartiles }: TableWords): [string, number][] {
  // Beside a figure that is hidden, its group's would say in which direction to guess.
  if (!reference || hidden) return [];
  const { label, value, low, high } = reference;
  return [
    [label, value],
    [quartiles.low(label), low],
    [quartiles.high(label), high],
  ];
}

/** The compared period's line of the only line there is: of several nobody would see whose it is. */
export function comparedLine(lines: readonly { key: string }[], previous: SeriesResult | undefined): SeriesLine | undefined {
  return lines.length === 1 ? previous?.lines.find(({ key }) => key === lines[0]?.key) : undefined;
}

/** The measure of a line: its own where each has one, else that of the series. */
export function measureOfLine({ of }: Pick<SeriesLine, "of">, result: SeriesResult): MeasureInfo {
  return of ?? result;
}

/** One row for each bucket of time: each line's value, the observations, and of a single line its compared value. Of two measures each says what it rests on. */
export function seriesTable(result: SeriesResult, previous: SeriesResult | undefined, judge: Judge, words: TableWords): TableData {
  const [first] = result.lines;
  const before = comparedLine(result.lines, previous);
  const unitOfLine = (line: SeriesLine): Unit => measureOfLine(line, result).unit;
  // What a number of reviews rests on is that number.
  const counted = result.lines.filter((line) => line.of && unitOfLine(line) !== "count");
  const together = result.lines.filter(({ of }) => !of);
  const table = {
    columns: [
      column("period", words.grain(result.grain)),
      ...result.lines.map((line) => figureColumn(`line-${line.key}`, line.label, unitOfLine(line), words)),
      ...(together.length > 0 ? [numeric("n", words.sample)] : []),
      ...counted.map(({ key, label }) => numeric(`n-${key}`, `${words.sample} (${label})`)),
      ...(before ? comparedColumns(result.unit, words) : []),
      ...(result.reference ? [figureColumn("reference", result.reference.label, result.unit, words)] : []),
    ],
    rows: result.keys.map((day, index) => {
      return [
        textCell(bucketTitle(day, result.grain) + (judge.period && isPartial(index, result, judge.period) ? ` (${words.incomplete})` : "")),
        ...result.lines.map((line) => figureCell(line.points[index] ?? nothing, unitOfLine(line), judge, words)),
        ...(together.length > 0 ? [sampleCell(...together.map(({ points }) => points[index] ?? nothing))] : []),
        ...counted.map(({ points }) => sampleCell(points[index] ?? nothing)),
        ...(before ? comparedCells(first?.points[index] ?? nothing, before.points[index], result.unit, judge, words) : []),
        ...(result.reference ? [plainCell(result.reference.value, result.unit)] : []),
      ];
    }),
  };
  return result.unit === "count" && first && !first.of ? withoutRepeated(table, [`line-${first.key}`]) : table;
}

/** One row for each value of the dimension. */
export function breakdownTable(result: BreakdownResult, previous: BreakdownResult | undefined, judge: Judge, words: TableWords): TableData {
  const before = new Map(previous?.items.map((item) => [item.key, item]));
  const table = {
    columns: [
      column("label", words.dimension(result.dimension)),
      figureColumn("value", result.label, result.unit, words),
      numeric("n", words.sample),
      ...(previous ? comparedColumns(result.unit, words) : []),
    ],
    rows: result.items.map((item) => [
      textCell(item.label),
      figureCell(item, result.unit, judge, words),
      sampleCell(item),
      ...(previous ? comparedCells(item, before.get(item.key), result.unit, judge, words) : []),
    ]),
  };
  return result.unit === "count" ? withoutRepeated(table, ["value"]) : table;
}

/** One row and one column for each value of the two dimensions. */
export function matrixTable(result: MatrixResult, judge: Judge, words: TableWords): TableData {
  return {
    columns: [
      column("label", words.dimension(result.dimensions[0] ?? "")),
      ...result.columns.map(({ key, label }) => figureColumn(`column-${key}`, label, result.unit, words)),
    ],
    rows: result.rows.map(({ label }, row) => [
      textCell(label),
      ...result.columns.map((_, at) => figureCell(result.cells[row]?.[at] ?? nothing, result.unit, judge, words)),
    ]),
  };
}

/** The key of the row of everything: no value of a dimension is empty. */
export const EVERYTHING = "";

/** The row of everything, where the query asks for it: beside rows alone. */
export function wholeRow({ total, rows }: TableResult, { everything }: Pick<TableWords, "everything">): TableRow[] {
  return total && rows.length > 0 ? [{ key: EVERYTHING, label: everything, cells: total }] : [];
}

/** One row for each row, one column for each measure; the row of everything is the last. */
export function rowsTable(result: TableResult, previous: TableResult | undefined, judge: Judge, words: TableWords): TableData {
  const before = new Map([...(previous?.rows ?? []), ...(previous ? wholeRow(previous, words) : [])].map((row) => [row.key, row]));
  const [first] = result.columns;
  const { reference } = result;
  const levels = new Map(reference?.rows.map((row) => [row.key, row.levels]));
  const detailed = result.rows.some(({ detail }) => detail);
  const table = {
    columns: [
      column("label", words.dimension(result.dimension)),
      ...(detailed ? [column("detail", words.dimension("commune"))] : []),
      ...result.columns.map(({ measure, label, unit }) => figureColumn(`measure-${measure}`, label, unit, words)),
      ...(reference
        ? result.columns.map(({ measure, label, unit }) => figureColumn(`level-${measure}`, `${reference.label}, ${label}`, unit, words))
        : []),
      numeric("n", words.sample),
      ...(previous && first ? comparedColumns(first.unit, words) : []),
    ],
    rows: [...result.rows, ...wholeRow(result, words)].map((row) => [
      textCell(row.label),
      ...(detailed ? [textCell(row.detail ?? "")] : []),
      ...result.columns.map(({ unit }: MeasureInfo, at) => figureCell(row.cells[at] ?? nothing, unit, judge, words)),
      ...(reference
        ? result.columns.map(({ unit }, at) => plainCell(row.cells[at]?.hidden ? null : (levels.get(row.key)?.[at]?.value ?? null), unit))
        : []),
      sampleCell(row.cells[0] ?? nothing),
      ...(previous && first ? comparedCells(row.cells[0] ?? nothing, before.get(row.key)?.cells[0], first.unit, judge, words) : []),
    ]),
  };
  return withoutRepeated(
    table,
    result.columns.flatMap(({ measure, unit }) => (unit === "count" ? [`measure-${measure}`] : [])),
  );
}

/** The table without its sample size where one of the counts named is the same number in every row. */
function withoutRepeated({ columns, rows }: TableData, counts: readonly string[]): TableData {
  const sample = columns.findIndex(({ key }) => key === "n");
  const isSaid = columns.some(({ key }, at) => counts.includes(key) && rows.every((cells) => cells[at]?.value === cells[sample]?.value));
  if (!isSaid) return { columns, rows };
  return { columns: columns.toSpliced(sample, 1), rows: rows.map((cells) => cells.toSpliced(sample, 1)) };
}

/** The unit that all figures share. */
function unitOf(figures: readonly { unit: Unit }[]): Unit | undefined {
  const [first] = figures;
  return figures.every(({ unit }) => unit === first?.unit) ? first?.unit : undefined;
}

const nothing: Figure = { value: null, n: 0 };

/** The compared figure and the gap to it. */
export function comparedCells(figure: Figure, before: Figure | undefined, unit: Unit, judge: Judge, words: TableWords): TableCell[] {
  const shown = isShown(sampleOf(figure, unit, judge.samples, judge.audience));
  const change = shown ? changeOf(figure, before, unit) : null;
  return [
    figureCell(before ?? nothing, unit, judge, words),
    change ? { value: plainGap(figure, before, unit, change), text: change.text, muted: change.significant === false } : textCell(""),
  ];
}

/** A gap for a spreadsheet: the difference of the two figures as they are written there. */
function plainGap(figure: Figure, before: Figure | undefined, unit: Unit, { gap }: Change): number {
  const [now, then] = [plainFigure(figure.value, unit), plainFigure(before?.value, unit)];
  if (unit === "count" || unit === "ratio" || now === null || then === null) return Math.round(gap * 10) / 10;
  return Math.round((now - then) * 100) / 100;
}

function column(key: string, label: string): TableColumn {
  return { key, label };
}

function numeric(key: string, label: string): TableColumn {
  return { key, label, numeric: true };
}

/** A column of figures. On screen each duration says its own unit («45 min», «2,4 j»); in a file all are in hours. */
function figureColumn(key: string, label: string, unit: Unit | undefined, words: TableWords): TableColumn {
  const figures = numeric(key, label);
  return unit === "hours" ? { ...figures, plain: `${label} (${words.gapUnit(unit)})` } : figures;
}

function comparedColumns(unit: Unit | undefined, words: TableWords): TableColumn[] {
  const previous = figureColumn("previous", words.compared, unit, words);
  if (unit === "hours") return [previous, { ...numeric("gap", words.gap()), plain: words.gap(unit) }];
  return [previous, numeric("gap", words.gap(unit))];
}
