import type { TableData } from "../../../src/domain/format/table-data.ts";
import { changesTable } from "../../../src/engine/table/changes-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row for each change. */
export function tableOf({ result, context }: TableInput<"changes">, words: TableWords): TableData {
  return changesTable(result, context, words);
}
