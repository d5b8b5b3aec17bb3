import type { TableData } from "../../../src/domain/format/table-data.ts";
import { matrixTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row and one column for each value of the two dimensions. */
export function tableOf({ result, context }: TableInput<"heatmap">, words: TableWords): TableData {
  return matrixTable(result, context, words);
}
