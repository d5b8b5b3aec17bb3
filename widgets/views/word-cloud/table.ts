import type { TableData } from "../../../src/domain/format/table-data.ts";
import { rowsTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every expression that was asked for, those without room in the cloud too. */
export function tableOf({ result, previous, context }: TableInput<"word-cloud">, words: TableWords): TableData {
  return rowsTable(result, previous, context, words);
}
