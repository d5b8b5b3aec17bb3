import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { TableReference } from "../../../src/generated/types.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { gridOf } from "./rows.ts";

/** «Note, Avis : 412 lignes». */
export function sentence({ result }: ViewProps<"table">, t: ViewWords): string {
  const { columns, rows } = gridOf(t, result);
  const reference = result.kind === "table" ? result.reference : undefined;
  const count = result.kind === "table" ? result.total_rows : rows.length;
  const rowsText = t("table.rows", { count, n: formatNumber(count) });
  return t("sentence.figure", {
    label: columns.map(({ label }) => label).join(", "),
    value: reference ? `${rowsText}. ${levelNote(reference, t)}` : rowsText,
  });
}

/** What the gaps of a table are from: «Écarts à la médiane hôtel (14 établissements), en couleur là où le hasard ne les explique pas». */
export function levelNote({ label, establishments }: TableReference, t: ViewWords): string {
  return t("table.levels", { label, count: establishments, n: formatNumber(establishments) });
}
