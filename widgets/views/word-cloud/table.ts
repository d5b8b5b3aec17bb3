import type { TableData } from "../../../src/domain/table-data.ts";
import { rowsTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** Every expression that was asked for, those without room in the cloud too. */
export function tableOf({ result, previous, context }: ViewProps<"word-cloud">): TableData {
  return rowsTable(result, previous, context, tableWords());
}
