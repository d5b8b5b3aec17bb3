import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { sampleCell, figureCell } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";

/** One row for each place, also those that the map only hatches. */
export function tableOf({ result, context }: TableInput<"map">, words: TableWords): TableData {
  const detailed = result.places.some(({ detail }) => detail);
  return {
    columns: [
      { key: "label", label: words.say(result.level === "communes" ? "map.commune" : "map.establishment") },
      ...(detailed ? [{ key: "detail", label: words.say("map.commune") }] : []),
      { key: "value", label: result.label, numeric: true },
      { key: "n", label: words.sample, numeric: true },
    ],
    rows: result.places.map((place) => [
      textCell(place.label),
      ...(detailed ? [textCell(place.detail ?? "")] : []),
      figureCell(place, result.unit, context, words),
      sampleCell(place),
    ]),
  };
}
