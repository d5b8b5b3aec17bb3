import type { Cell, MatrixResult, Member, Query } from "../../../src/generated/types.ts";
import { closedDimensions } from "../vocabulary.ts";
import { type Answering, measureOf, narrowingOf, runGroups, veiled } from "./answering.ts";
import { axisOf, emptyCell } from "./axis.ts";
import { arrange, cellsOf, keyOf, needsOwnTotal, type Row } from "./rows.ts";

/** Columns that a matrix may have, and rows where the query sets no limit. */
const MOST_COLUMNS = 60;
const MOST_ROWS = 60;

/** One figure for each pair of values of two dimensions. */
export async function matrix(answering: Answering): Promise<MatrixResult> {
  const { query } = answering.question;
  const [first = "", second = ""] = query.by ?? [];
  const { info, measure, source } = measureOf(query.measure, answering);
  const narrowing = narrowingOf(answering);
  const ask = { ...narrowing, source, measures: [measure] };
  const alone = (dimension: string, other: string) =>
    needsOwnTotal(source, [measure], other) ? runGroups({ ...ask, by: [dimension] }, answering) : null;
  const [{ groups, statement }, rowsAlone, columnsAlone] = await Promise.all([
    runGroups({ ...ask, by: [first, second] }, answering),
    alone(first, second),
    alone(second, first),
  ]);

  const down = axisOf(first, 0, groups, statement, rowsAlone?.groups ?? null, narrowing, answering);
  const across = axisOf(second, 1, groups, statement, columnsAlone?.groups ?? null, narrowing, answering);
  const { rows } = arrange(down.rows, first, source, answering, MOST_ROWS);
  const { rows: columns } = arrange(across.rows, second, source, withQuery(answering, columnQuery(query, second)), MOST_COLUMNS);

  const cells = new Map<string, Map<string, Cell>>();
  for (const group of groups) {
    const [row, column] = [
      keyOf(first, group.keys[0] ?? null, answering.vocabulary),
      keyOf(second, group.keys[1] ?? null, answering.vocabulary),
    ];
    const cell = cellsOf(group, statement)[0];
    if (row === null || column === null || !cell) continue;
    const line = cells.get(row) ?? new Map<string, Cell>();
    cells.set(row, line.set(column, veiled(cell, source, answering)));
  }
  return {
    kind: "matrix",
    dimensions: [first, second],
    ...info,
    rows: rows.map(memberOf),
    columns: columns.map(memberOf),
    cells: rows.map((row) =>
      columns.map((column) => cells.get(row.key)?.get(column.key) ?? veiled(emptyCell(statement), source, answering)),
    ),
    ...answering.state,
  };
}

/** Limit and least sample of a query speak of its rows; its columns go by number of observations. */
function columnQuery({ order }: Query, dimension: string): Query {
  return { order: order === "key" || order === "label" ? order : closedDimensions.includes(dimension) ? "key" : "-n" };
}

function withQuery(answering: Answering, query: Query): Answering {
  return { ...answering, question: { ...answering.question, query } };
}

function memberOf({ key, label, color, index }: Row): Member {
  return { key, label, ...(color ? { color } : {}), ...(index === undefined ? {} : { index }) };
}
