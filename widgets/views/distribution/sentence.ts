import { formatNumber, formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { caution, clauses, observed } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { partsOf, positiveShare } from "./parts.ts";
import { sampleOfAll } from "./sample.ts";

/** «Nombre d’avis : Très négatif 2 %, …, Très positif 42 %, 80 % d’avis positifs, 18 432 avis». */
export function sentence({ result, context }: ViewProps<"distribution">, t: ViewWords): string {
  const { parts, total } = partsOf(result, context.tonalities);
  const sample = sampleOfAll(result, total, context);
  if (sample === "hidden" || sample === "none")
    return t("sentence.figure", { label: result.label, value: sample === "none" ? t("none") : t("insufficient").toLowerCase() });
  const said = parts.map(({ name, share, count }) =>
    t("sentence.item", { label: name, value: sample === "normal" ? formatPercent(share) : formatNumber(count) }),
  );
  const positive = sample === "normal" && `${formatPercent(positiveShare(parts))} ${t("distribution.positive")}`;
  return clauses(
    t("sentence.figure", { label: result.label, value: clauses(...said) }),
    positive,
    observed(t, total, "count"),
    caution(t, sample)?.toLowerCase(),
  );
}
