import type { TableData } from "../../../src/domain/format/table-data.ts";
import { breakdownTable, matrixTable, rowsTable, seriesTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every row of every page, in the order received. */
export function tableOf({ result, previous, context }: TableInput<"table">, words: TableWords): TableData {
  switch (result.kind) {
    case "table":
      return rowsTable(result, previous?.kind === "table" ? previous : undefined, context, words);
    case "breakdown":
      return breakdownTable(result, previous?.kind === "breakdown" ? previous : undefined, context, words);
    case "matrix":
      return matrixTable(result, context, words);
    case "series":
      return seriesTable(result, previous?.kind === "series" ? previous : undefined, context, words);
  }
}
