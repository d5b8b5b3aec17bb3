import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { isColoured } from "./chart.ts";

/** «Note moyenne : 38 communes, le plus haut : Aurelle (9,2), le plus bas : Grandlieu (6,8)». */
export function sentence({ options, result, context }: ViewProps<"map">, t: ViewWords): string {
  const { label, level, places, unit } = result;
  const known = places
    .filter((place) => isColoured(place, { options, result, context }))
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [best, worst] = [known[0], known.at(-1)];
  const count = t(`map.${level}`, { count: places.length });
  return clauses(
    t("sentence.figure", { label, value: places.length === 0 ? t("none") : count }),
    best && t("map.best", { label: best.label, value: formatFigure(best.value, unit) }),
    worst && worst !== best && t("map.worst", { label: worst.label, value: formatFigure(worst.value, unit) }),
  );
}
