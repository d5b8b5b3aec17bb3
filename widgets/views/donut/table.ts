import type { TableData } from "../../../src/domain/format/table-data.ts";
import { breakdownTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** Every value, those that the ring groups too. */
export function tableOf({ result, previous, context }: TableInput<"donut">, words: TableWords): TableData {
  return breakdownTable(result, previous, context, words);
}
