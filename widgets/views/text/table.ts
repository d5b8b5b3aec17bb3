import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row for each line of the text. */
export function tableOf({ result }: TableInput<"text">, words: TableWords): TableData {
  return {
    columns: [{ key: "text", label: words.say("text.paragraph") }],
    rows: result.blocks.flatMap(({ items }) => items.map((spans) => [textCell(spans.map(({ text }) => text).join(""))])),
  };
}
