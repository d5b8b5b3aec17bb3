import { formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses, noFigureText, observed } from "../../../src/ui/chart/words/phrases.ts";
import { othersName } from "../../../src/ui/chart/words/others-name.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { type SliceNames, slicesOf } from "./slices.ts";

/** «Nombre d’avis : Français 49 %, Allemand 18 %, Anglais 16 %, 3 autres langues 17 %, 18 432 avis». */
export function sentence({ options, result, context }: ViewProps<"donut">, t: ViewWords): string {
  const slices = slicesOf(result, options.limit ?? 6, sliceNames(t));
  if (slices.every(({ value }) => value === null))
    return t("sentence.figure", { label: result.label, value: noFigureText(t, result.items) });
  const parts = slices.map(({ label, share }) => t("sentence.item", { label, value: formatPercent(share) }));
  return clauses(
    t("sentence.figure", { label: result.label, value: clauses(...parts) }),
    !result.total.hidden && observed(t, result.total.n, result.unit, context.source),
  );
}

/** «3 autres langues», «Échantillon insuffisant». */
export function sliceNames(t: ViewWords): SliceNames {
  return { others: othersName(t), insufficient: t("insufficient") };
}
