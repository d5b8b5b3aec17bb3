import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { clauses, noFigureText } from "../../../src/ui/chart/words/phrases.ts";
import { dimensionName } from "../../../src/ui/chart/table/table-words.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import { hiddenIn } from "./boxes.ts";
import { heatCells } from "./chart.ts";

/** «Nombre d’avis par jour et heure, le plus haut : sam., 18 h (104)». */
export function sentence({ result, context }: ViewProps<"heatmap">, t: ViewWords): string {
  const { label, unit, rows, columns, dimensions } = result;
  const cells = heatCells({ result }).map((at) => ({ ...at, sample: sampleOf(at.cell, unit, context.samples, context.audience) }));
  const [sure, shown] = [cells.filter(({ sample }) => sample === "normal"), cells.filter(({ sample }) => isShown(sample))];
  // What rests on few observations is the highest only where nothing else is shown.
  const best = (sure.length > 0 ? sure : shown).toSorted((a, b) => (b.cell.value ?? 0) - (a.cell.value ?? 0))[0];
  if (!best) return t("sentence.figure", { label, value: noFigureText(t, result.cells.flat()) });
  const hidden = hiddenIn({ result, context }, cells);
  const [down, across] = dimensions.map((name) => dimensionName(t, name).toLowerCase());
  return clauses(
    t("heatmap.crossed", { label, down, across }),
    t("heatmap.best", { row: rows[best.row]?.label, column: columns[best.column]?.label, value: formatFigure(best.cell.value, unit) }),
    hidden > 0 && t("heatmap.hidden", { count: hidden }),
  );
}
