import type { TableData } from "../../../src/domain/format/table-data.ts";
import { breakdownTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every value with its observations and the compared period. */
export function tableOf({ result, previous, context }: TableInput<"distribution">, words: TableWords): TableData {
  return breakdownTable(result, previous, context, words);
}
