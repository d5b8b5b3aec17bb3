import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { placeOf, pointsOf } from "./table-points.ts";

/** «Hôtel Bellerive : 9,1, 2e note sur 86 établissements de la catégorie, médiane 8,2». */
export function sentence({ result, context }: ViewProps<"scatter">, t: ViewWords): string {
  const points = pointsOf({ result, context });
  const unit = result.columns[0]?.unit ?? "rating";
  const { establishments = 0, median = null } = result.peers ?? {};
  const [own] = points;
  const place = placeOf(points);
  const figure =
    own && own.name !== null ? t("sentence.item", { label: own.name, value: formatFigure(own.value, unit) }) : t("scatter.absent");
  if (median === null) return clauses(figure, t("scatter.few"));
  return clauses(
    figure,
    place !== null && t("scatter.place", { count: place, of: establishments }),
    t("scatter.median", { value: formatFigure(median, unit) }),
  );
}
