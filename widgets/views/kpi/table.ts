import type { TableData } from "../../../src/domain/format/table-data.ts";
import { scalarTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** The figure and those beside it, each with the compared period. */
export function tableOf({ result, previous, context }: TableInput<"kpi">, words: TableWords): TableData {
  return scalarTable(result, previous, context, words);
}
