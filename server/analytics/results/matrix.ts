import type { Cell, MatrixResult, Member, Query } from "../../../src/generated/types.ts";
import { closedDimensions } from "../vocabulary.ts";
import { addsUp, type Answering, measureOf, narrowingOf, reached, runGroups, veilingOf } from "./answering.ts";
import { type Axis, axisOf, emptyCell } from "./axis.ts";
import { arrange, cellsOf, keyOf, placesByOwnTotal, type Row } from "./rows.ts";
import { tooFewFor } from "./suppression/too-few.ts";
import { veiledGrid } from "./suppression/veil.ts";
import { veiledRows } from "./suppression/veiled-rows.ts";

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
    placesByOwnTotal(source, [measure], other, narrowing) ? runGroups({ ...ask, by: [dimension] }, answering) : null;
  const [{ groups, statement }, rowsAlone, columnsAlone] = await Promise.all([
    runGroups({ ...ask, by: [first, second] }, answering),
    alone(first, second),
    alone(second, first),
  ]);

  const down = axisOf(first, 0, groups, statement, rowsAlone?.groups ?? null, narrowing, answering);
  const across = axisOf(second, 1, groups, statement, columnsAlone?.groups ?? null, narrowing, answering);
  const seen = (axis: Axis, dimension: string): Row[] => veiledRows(axis.rows, dimension, source, [measure], answering);
  const [seenRows, seenColumns] = [seen(down, first), seen(across, second)];
  const { rows } = arrange(seenRows, first, source, answering, MOST_ROWS);
  const { rows: columns } = arrange(seenColumns, second, source, withQuery(answering, columnQuery(query, second)), MOST_COLUMNS);

  const placesOn = (axis: Axis): ReadonlyMap<string, number> => new Map(axis.rows.map(({ key }, at) => [key, at]));
  const [rowAt, columnAt] = [placesOn(down), placesOn(across)];
  const all = down.rows.map((): Cell[] =>
    reached(
      across.rows.map(() => emptyCell(statement)),
      source,
      answering,
    ),
  );
  for (const group of groups) {
    const [row, column] = [
      keyOf(first, group.keys[0] ?? null, answering.vocabulary),
      keyOf(second, group.keys[1] ?? null, answering.vocabulary),
    ];
    const [cell] = reached(cellsOf(group, statement), source, answering);
    const line = all[rowAt.get(row ?? "") ?? -1];
    const at = columnAt.get(column ?? "");
    if (row !== null && column !== null && cell && line && at !== undefined) line[at] = cell;
  }
  const cells = veiledGrid(
    all,
    { rows: addsUp(source, measure, second), columns: addsUp(source, measure, first) },
    veilingOf(source, [measure], answering),
  );
  return {
    kind: "matrix",
    dimensions: [first, second],
    ...info,
    rows: rows.map(memberOf),
    columns: columns.map(memberOf),
    cells: rows.map((row) =>
      columns.map((column) => cells[rowAt.get(row.key) ?? -1]?.[columnAt.get(column.key) ?? -1] ?? { value: null, n: 0 }),
    ),
    ...(rows.length === 0 ? await tooFewFor(seenRows, first, { source, measure }, answering) : {}),
    ...(rows.length > 0 && columns.length === 0 ? await tooFewFor(seenColumns, second, { source, measure }, answering) : {}),
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
