import type { TableData } from "../../../src/domain/table-data.ts";
import { matrixTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** One row and one column for each value of the two dimensions. */
export function tableOf({ result, context }: ViewProps<"heatmap">): TableData {
  return matrixTable(result, context, tableWords());
}
