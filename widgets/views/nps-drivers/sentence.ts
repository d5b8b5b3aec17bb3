import { formatSigned } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { noFigureText, semicolons, unsure } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { type Driver, driversOf } from "./drivers.ts";

/** «Ce qui fait recommander : Accueil +18, Emplacement +9 ; ce qui retient : Propreté −14». */
export function sentence(props: ViewProps<"nps-drivers">, t: ViewWords): string {
  const drivers = driversOf(props);
  const said = (side: "recommends" | "holdsBack", list: readonly Driver[]): string[] =>
    list.length === 0
      ? []
      : [
          t("sentence.figure", {
            label: t(`drivers.${side}`),
            value: list.map(({ label, gap }) => t("sentence.item", { label, value: formatSigned(gap) })).join(", "),
          }),
        ];
  const parts = [...said("recommends", drivers.recommends), ...said("holdsBack", drivers.holdsBack)];
  if (parts.length > 0) return semicolons(parts);
  const undecided = drivers.undecided.map(({ sample }) => ({ few: sample !== "normal" }));
  const value =
    undecided.length > 0
      ? unsure(t, undecided)
      : noFigureText(
          t,
          props.result.rows.flatMap(({ cells }) => cells),
        );
  return t("sentence.figure", { label: props.context.title, value });
}
