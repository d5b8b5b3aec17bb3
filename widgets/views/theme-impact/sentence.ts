import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { noFigureText, semicolons, unsure } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { firstCount, impactRows } from "./scale.ts";

/** «Points perdus : Accès −0,12, Calme −0,05 ; Points gagnés : Accueil +0,31». */
export function sentence(props: ViewProps<"theme-impact">, t: ViewWords): string {
  const rows = impactRows(props).slice(0, firstCount(props));
  const said = props.result.columns.flatMap(({ measure, label, unit }) => {
    const items = rows.flatMap(({ label: name, effects }) => {
      const effect = effects.find((each) => each.measure.measure === measure);
      return effect && !effect.uncertain ? [{ name, value: effect.value }] : [];
    });
    // The three that weigh most.
    const most = items.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 3);
    const list = most.map(({ name, value }) => t("sentence.item", { label: name, value: formatFigure(value, unit) })).join(", ");
    return most.length > 0 ? [t("sentence.figure", { label, value: list })] : [];
  });
  if (said.length > 0) return semicolons(said);
  const effects = rows.flatMap((row) => row.effects);
  const value =
    effects.length > 0
      ? unsure(t, effects)
      : noFigureText(
          t,
          props.result.rows.flatMap(({ cells }) => cells),
        );
  return t("sentence.figure", { label: props.context.title, value });
}
