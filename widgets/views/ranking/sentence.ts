import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** «412 lignes ; en tête Refuge du Col Vert 9,6, La Table d’Augustine 9,4, Hôtel Bellerive 9,1». */
export function sentence({ result, context }: ViewProps<"ranking">, t: ViewWords): string {
  const unit = result.columns[0]?.unit ?? "count";
  const items = result.rows.slice(0, 3).map(({ label, cells: [cell] }) => {
    const sample = cell ? sampleOf(cell, unit, context.samples, context.audience) : "none";
    const lack = sample === "none" ? t("none") : t("insufficient").toLowerCase();
    return t("sentence.item", { label, value: isShown(sample) ? formatFigure(cell?.value, unit) : lack });
  });
  return items.length === 0 ? t("noData") : t("ranking.sentence", { count: result.total_rows, items: items.join(", ") });
}
