import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownItem } from "../../../src/generated/types.ts";
import { noFigureText, semicolons } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { shownSides } from "./sides.ts";

/** «Solde d’opinion : ce qui plaît, Accueil +82, Emplacement +78 ; ce qui déçoit, Stationnement −46». */
export function sentence(props: ViewProps<"themes">, t: ViewWords): string {
  const { result } = props;
  const { pleases, disappoints, least } = shownSides(props);
  const said = (side: "pleases" | "disappoints" | "least", items: readonly BreakdownItem[]): string[] =>
    items.length === 0
      ? []
      : [
          [
            t(`themes.${side}`).toLowerCase(),
            ...items.map(({ label, value }) => t("sentence.item", { label, value: formatFigure(value, result.unit) })),
          ].join(", "),
        ];
  const parts = [...said("pleases", pleases), ...said("disappoints", disappoints), ...said("least", least)];
  return t("sentence.figure", { label: result.label, value: semicolons(parts) || noFigureText(t, result.items) });
}
