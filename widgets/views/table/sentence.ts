import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { gridOf } from "./rows.ts";

/** «Note, Avis : 412 lignes». */
export function sentence({ result }: ViewProps<"table">, t: ViewWords): string {
  const { columns, rows } = gridOf(t, result);
  const count = result.kind === "table" ? result.total_rows : rows.length;
  return t("sentence.figure", {
    label: columns.map(({ label }) => label).join(", "),
    value: t("table.rows", { count, n: formatNumber(count) }),
  });
}
