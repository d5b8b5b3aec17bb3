import { type TableData, textCell } from "../../../src/domain/table-data.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** What the image shows, in words, then one row for each line of its caption. */
export function tableOf({ options, result }: ViewProps<"image">): TableData {
  const caption = result.blocks.flatMap(({ items }) => items.map((spans) => spans.map(({ text }) => text).join("")));
  return {
    columns: [{ key: "text", label: viewText()("text.paragraph") }],
    rows: [...(options.alt ? [options.alt] : []), ...caption].map((line) => [textCell(line)]),
  };
}
