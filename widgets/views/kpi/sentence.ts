import { changeOf } from "../../../src/domain/figure/change.ts";
import { sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { caution, clauses, moved, observed, figureText, referenceText } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** «Note moyenne : 8,6 sur 10, en hausse de 0,2 pt vs 2025, 4 218 avis». */
export function sentence({ options, result, previous, context }: ViewProps<"kpi">, t: ViewWords): string {
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const figure = t("sentence.figure", { label: result.label, value: figureText(t, result, result.unit, sample) });
  if (sample === "none" || sample === "hidden") return figure;
  const change = (options.trend ?? true) && changeOf(result, previous, result.unit, result.better);
  return clauses(
    figure,
    change && moved(t, change, context.comparedLabel),
    result.unit !== "count" && observed(t, result.n, result.unit, context.source),
    result.reference && referenceText(t, result.reference, result.unit),
    result.provisional_from !== undefined && t("provisionalCounted"),
    caution(t, sample)?.toLowerCase(),
  );
}
