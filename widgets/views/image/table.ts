import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** What the image shows, in words, then one row for each line of its caption. */
export function tableOf({ options, result }: TableInput<"image">, words: TableWords): TableData {
  const caption = result.blocks.flatMap(({ items }) => items.map((spans) => spans.map(({ text }) => text).join("")));
  return {
    columns: [{ key: "text", label: words.say("text.paragraph") }],
    rows: [...(options.alt ? [options.alt] : []), ...caption].map((line) => [textCell(line)]),
  };
}
