import type { TableData } from "../../../src/domain/table-data.ts";
import { scalarTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** The figure and those beside it, each with the compared period. */
export function tableOf({ result, previous, context }: ViewProps<"nps-interval">): TableData {
  return scalarTable(result, previous, context, tableWords());
}
