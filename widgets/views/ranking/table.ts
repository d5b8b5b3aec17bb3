import type { TableData } from "../../../src/domain/format/table-data.ts";
import { rowsTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every row, those between the first ones and those to watch too. */
export function tableOf({ result, previous, context }: TableInput<"ranking">, words: TableWords): TableData {
  return rowsTable(result, previous, context, words);
}
