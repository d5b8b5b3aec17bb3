import { changeOf } from "../../../src/domain/figure/change.ts";
import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatSigned } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { caution, clauses, moved, observed, figureText, referenceText } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** «Net Promoter Score : +47, intervalle de confiance à 95 % de +45 à +49, en hausse de 5 pts vs 2025, 4 218 réponses». */
export function sentence({ result, previous, context }: ViewProps<"nps-interval">, t: ViewWords): string {
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const figure = t("sentence.figure", { label: result.label, value: figureText(t, result, result.unit, sample) });
  if (!isShown(sample)) return figure;
  const [low, high] = result.interval ?? [];
  const change = changeOf(result, previous, result.unit, result.better);
  return clauses(
    figure,
    low !== undefined && high !== undefined && t("sentence.interval", { low: formatSigned(low), high: formatSigned(high) }),
    change && moved(t, change, context.comparedLabel),
    result.reference && referenceText(t, result.reference, result.unit),
    observed(t, result.n, result.unit, context.source),
    caution(t, sample)?.toLowerCase(),
  );
}
