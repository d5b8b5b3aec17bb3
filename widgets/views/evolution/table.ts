import type { TableData } from "../../../src/domain/format/table-data.ts";
import { seriesTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row for each bucket of time, every line (the chart groups beyond six, the table never). */
export function tableOf({ result, previous, context }: TableInput<"evolution">, words: TableWords): TableData {
  return seriesTable(result, previous, context, words);
}
