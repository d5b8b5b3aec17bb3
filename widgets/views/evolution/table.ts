import type { TableData } from "../../../src/domain/table-data.ts";
import { seriesTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** One row for each bucket of time, every line (the chart groups beyond six, the table never). */
export function tableOf({ result, previous, context }: ViewProps<"evolution">): TableData {
  return seriesTable(result, previous, context, tableWords());
}
