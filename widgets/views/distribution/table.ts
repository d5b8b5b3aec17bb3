import type { TableData } from "../../../src/domain/table-data.ts";
import { breakdownTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** Every value with its observations and the compared period. */
export function tableOf({ result, previous, context }: ViewProps<"distribution">): TableData {
  return breakdownTable(result, previous, context, tableWords());
}
