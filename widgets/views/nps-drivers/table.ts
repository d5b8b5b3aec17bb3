import { formatSigned } from "../../../src/domain/format/format.ts";
import { isShown, plainFigure, sampleOf } from "../../../src/domain/figure/figure.ts";
import { type TableCell, type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { rowsTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every theme with both shares, the gap, and the bounds of the gap. */
export function tableOf({ result, previous, context }: TableInput<"nps-drivers">, words: TableWords): TableData {
  const { columns, rows } = rowsTable(result, previous, context, words);
  const bound = (row: number, end: 0 | 1): TableCell => {
    const gap = result.rows[row]?.cells[0];
    const value = gap?.interval?.[end];
    return !gap || value === undefined || !isShown(sampleOf(gap, "balance", context.samples, context.audience))
      ? textCell("")
      : { value: plainFigure(value, "balance"), text: formatSigned(value) };
  };
  const label = result.columns[0]?.label ?? "";
  return {
    columns: [
      ...columns,
      { key: "low", label: words.say("impact.low", { label }), numeric: true },
      { key: "high", label: words.say("impact.high", { label }), numeric: true },
    ],
    rows: rows.map((cells, row) => [...cells, bound(row, 0), bound(row, 1)]),
  };
}
