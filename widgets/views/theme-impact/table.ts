import { formatFigure, isShown, plainFigure, sampleOf } from "../../../src/domain/figure.ts";
import { type TableData, textCell } from "../../../src/domain/table-data.ts";
import { rowsTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** Every theme with its figures, and the bounds of each that has an interval. */
export function tableOf({ result, previous, context }: ViewProps<"theme-impact">): TableData {
  const t = viewText();
  const { columns, rows } = rowsTable(result, previous, context, tableWords());
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
        { key: `low-${measure}`, label: t("impact.low", { label }), numeric: true },
        { key: `high-${measure}`, label: t("impact.high", { label }), numeric: true },
      ]),
    ],
    rows: rows.map((cells, row) => [...cells, ...bounded.flatMap(({ at }) => [cell(row, at, 0), cell(row, at, 1)])]),
  };
}
