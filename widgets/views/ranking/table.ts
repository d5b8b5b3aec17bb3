import type { TableData } from "../../../src/domain/table-data.ts";
import { rowsTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** Every row, those between the first ones and those to watch too. */
export function tableOf({ result, previous, context }: ViewProps<"ranking">): TableData {
  return rowsTable(result, previous, context, tableWords());
}
