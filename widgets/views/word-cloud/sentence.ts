import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses, noFigureText } from "../../../src/ui/chart/words/phrases.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { wordsOf } from "./words.ts";

/** «Expressions : Chambre propre 124, Accueil chaleureux 98, attente trop longue 41, et 57 autres». */
export function sentence(props: ViewProps<"word-cloud">, t: ViewWords): string {
  const words = wordsOf(props);
  const label = props.context.title;
  if (words.length === 0)
    return t("sentence.figure", {
      label,
      value: noFigureText(
        t,
        props.result.rows.flatMap(({ cells }) => cells),
      ),
    });
  const others = Math.max(props.result.total_rows, words.length) - Math.min(5, words.length);
  return t("sentence.figure", {
    label,
    value: clauses(
      ...words.slice(0, 5).map((word) => t("sentence.item", { label: word.label, value: formatNumber(word.n) })),
      others > 0 && t("sentence.more", { count: others, n: formatNumber(others) }),
    ),
  });
}
