import type { TableData } from "../../../src/domain/table-data.ts";
import { breakdownTable, matrixTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";

/** Every value, those that the chart groups too. */
export function tableOf({ result, previous, context }: ViewProps<"bars">): TableData {
  const words = tableWords();
  if (result.kind === "matrix") return matrixTable(result, context, words);
  return breakdownTable(result, previous?.kind === "breakdown" ? previous : undefined, context, words);
}
