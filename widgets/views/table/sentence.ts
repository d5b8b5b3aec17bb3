import { formatNumber } from "../../../src/domain/format.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";
import { gridOf } from "./rows.ts";

/** «Note, Avis : 412 lignes». */
export function sentence({ result }: ViewProps<"table">): string {
  const { columns, rows } = gridOf(result);
  const count = result.kind === "table" ? result.total_rows : rows.length;
  return viewText()("sentence.figure", {
    label: columns.map(({ label }) => label).join(", "),
    value: viewText()("table.rows", { count, n: formatNumber(count) }),
  });
}
