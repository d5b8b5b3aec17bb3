import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { caution, clauses, moved, observed, figureText } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** «Taux de réponse : 71 %, objectif 80 %, en hausse de 6 pts vs 2025, 18 432 avis». */
export function sentence({ options, result, previous, context }: ViewProps<"gauge">, t: ViewWords): string {
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const figure = t("sentence.figure", { label: result.label, value: figureText(t, result, result.unit, sample) });
  const target = options.target === undefined ? null : t("sentence.target", { value: formatFigure(options.target, result.unit) });
  if (!isShown(sample)) return clauses(figure, target);
  const change = (options.trend ?? true) && changeOf(result, previous, result.unit, result.better);
  return clauses(
    figure,
    target,
    change && moved(t, change, context.comparedLabel),
    result.unit !== "count" && observed(t, result.n, result.unit, context.source),
    result.provisional_from !== undefined && t("provisionalCounted"),
    caution(t, sample)?.toLowerCase(),
  );
}
