import type { TableData } from "../../../src/domain/table-data.ts";
import { changesTable } from "../../../src/engine/changes-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** One row for each change. */
export function tableOf({ result, context }: ViewProps<"changes">): TableData {
  return changesTable(result, context, tableWords());
}
