import type { TableData } from "../../../src/domain/format/table-data.ts";
import { changesTable } from "../../../src/engine/changes-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/view-table.ts";

/** One row for each change. */
export function tableOf({ result, context }: TableInput<"changes">, words: TableWords): TableData {
  return changesTable(result, context, words);
}
