import { type TableData, textCell } from "../../../src/domain/table-data.ts";
import { effectiveCell, figureCell } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";

/** One row for each place, also those that the map only hatches. */
export function tableOf({ result, context }: ViewProps<"map">): TableData {
  const words = tableWords();
  const detailed = result.places.some(({ detail }) => detail);
  return {
    columns: [
      { key: "label", label: viewText()(result.level === "communes" ? "map.commune" : "map.establishment") },
      ...(detailed ? [{ key: "detail", label: viewText()("map.commune") }] : []),
      { key: "value", label: result.label, numeric: true },
      { key: "n", label: words.sample, numeric: true },
    ],
    rows: result.places.map((place) => [
      textCell(place.label),
      ...(detailed ? [textCell(place.detail ?? "")] : []),
      figureCell(place, result.unit, context, words),
      effectiveCell(place),
    ]),
  };
}
