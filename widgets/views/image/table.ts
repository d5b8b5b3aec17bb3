import { type TableData, textCell } from "../../../src/domain/table-data.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** One row for each line of the text. */
export function tableOf({ result }: ViewProps<"image">): TableData {
  return {
    columns: [{ key: "text", label: viewText()("text.paragraph") }],
    rows: result.blocks.flatMap(({ items }) => items.map((spans) => [textCell(spans.map(({ text }) => text).join(""))])),
  };
}
