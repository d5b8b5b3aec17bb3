import type { TableData } from "../../../src/domain/format/table-data.ts";
import { breakdownTable, matrixTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every value, those that the chart groups too. */
export function tableOf({ result, previous, context }: TableInput<"bars">, words: TableWords): TableData {
  if (result.kind === "matrix") return matrixTable(result, context, words);
  return breakdownTable(result, previous?.kind === "breakdown" ? previous : undefined, context, words);
}
