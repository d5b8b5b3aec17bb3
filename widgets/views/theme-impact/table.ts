import { formatFigure, isShown, plainFigure, sampleOf } from "../../../src/domain/figure/figure.ts";
import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { rowsTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every theme with its figures, and the bounds of each that has an interval. */
export function tableOf({ result, previous, context }: TableInput<"theme-impact">, words: TableWords): TableData {
  const { columns, rows } = rowsTable(result, previous, context, words);
  const bounded = result.columns.flatMap((column, at) => (column.unit === "rating-gap" ? [{ ...column, at }] : []));
  const cell = (row: number, at: number, end: 0 | 1) => {
    const figure = result.rows[row]?.cells[at];
    const bound = figure?.interval?.[end];
    const shown = figure && isShown(sampleOf(figure, "rating-gap", context.samples, context.audience));
    return bound === undefined || !shown
      ? textCell("")
      : { value: plainFigure(bound, "rating-gap"), text: formatFigure(bound, "rating-gap") };
  };
  return {
    columns: [
      ...columns,
      ...bounded.flatMap(({ measure, label }) => [
        { key: `low-${measure}`, label: words.say("impact.low", { label }), numeric: true },
        { key: `high-${measure}`, label: words.say("impact.high", { label }), numeric: true },
      ]),
    ],
    rows: rows.map((cells, row) => [...cells, ...bounded.flatMap(({ at }) => [cell(row, at, 0), cell(row, at, 1)])]),
  };
}
