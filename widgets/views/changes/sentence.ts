import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { ChangeItem } from "../../../src/generated/types.ts";
import { clauses, observed, semicolons } from "../../../src/ui/chart/words/phrases.ts";
import { dimensionName } from "../../../src/ui/chart/table/table-words.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

type Changes = Pick<ViewProps<"changes">, "options" | "result" | "context">;

/** «3 changements significatifs vs N-1 : Camping, NPS estimé en baisse, de +23 à −4, 312 avis ; …» or that there is none. */
export function sentence(props: Changes, t: ViewWords): string {
  const { options, result, context } = props;
  if (result.items.length === 0) return nothingChanged(t, props);
  const said = result.items
    .slice(0, options.limit ?? 3)
    .map((item) => clauses(nameOf(t, item), movedText(t, item), observed(t, item.to.n, item.unit, item.source)));
  return t("sentence.figure", { label: against(t("changes.found", { count: result.total }), context), value: semicolons(said) });
}

/** Whose figure has changed: «Camping, Les Arolles»; «Ensemble» where it is that of everything. */
export function nameOf(t: ViewWords, { parts }: Pick<ChangeItem, "parts">): string {
  return parts.length === 0 ? t("changes.everything") : parts.map(({ label }) => label).join(", ");
}

/** «NPS estimé en baisse, de +23 à −4». */
export function movedText(t: ViewWords, { label, unit, better, from, to }: ChangeItem): string {
  const direction = changeOf(to, from, unit, better)?.direction ?? "flat";
  return t(`changes.moved.${direction}`, { label, from: formatFigure(from.value, unit), to: formatFigure(to.value, unit) });
}

/** «312 avis, contre 290 en N-1»: what both figures rest on. */
export function sampleText(t: ViewWords, { unit, source, from, to }: ChangeItem, comparedLabel: string): string {
  const [now, before] = [observed(t, to.n, unit, source), formatNumber(from.n)];
  return t("changes.sample", { now, before, label: comparedLabel.replace(/^vs /, "") });
}

/** Why there is no change to report: nothing to compare with, too few reviews, or nothing but chance. */
export function nothingChanged(t: ViewWords, { result, context }: Changes): string {
  if (!result.compared) return t("changes.uncompared");
  if (testedIn(result) === 0) return t("changes.few", { count: result.least });
  return t("changes.none", { against: against("", context) });
}

/** What was compared: «214 comparaisons : NPS estimé par catégorie, par commune ; solde d’opinion par thématique.» */
export function lookedAt(t: ViewWords, { result }: Pick<Changes, "result">): string {
  if (!result.compared) return "";
  const byMeasure = new Map<string, string[]>();
  for (const { label, dimensions } of result.searched) {
    const along = dimensions.map((dimension) => dimensionName(t, dimension).toLowerCase()).join(t("changes.and"));
    byMeasure.set(label, [...(byMeasure.get(label) ?? []), along ? t("changes.by", { dimension: along }) : t("changes.overall")]);
  }
  const scans = semicolons([...byMeasure].map(([label, along]) => `${label} ${along.join(", ")}`));
  return t("changes.lookedAt", { count: testedIn(result), scans });
}

/** How the changes were tested against chance. */
export function methodOf(t: ViewWords, { result }: Pick<Changes, "result">): string {
  return t("changes.method", { count: testedIn(result), least: result.least });
}

function testedIn({ searched }: Changes["result"]): number {
  return searched.reduce((sum, { tested }) => sum + tested, 0);
}

function against(text: string, { comparedLabel }: Changes["context"]): string {
  return [text, comparedLabel].filter(Boolean).join(" ");
}
