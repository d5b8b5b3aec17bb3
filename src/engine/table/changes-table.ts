import type { TableData } from "../../domain/format/table-data.ts";
import { textCell } from "../../domain/format/table-data.ts";
import type { ChangesResult } from "../../generated/types.ts";
import { comparedCells, sampleCell, figureCell } from "./result-table.ts";
import type { Judge, TableWords } from "./view-table.ts";

/** One row for each change: whose it is, the measure, the figure with what it rests on, that of the compared period, the gap. */
export function changesTable({ items }: ChangesResult, judge: Judge, words: TableWords): TableData {
  return {
    columns: [
      { key: "group", label: words.group },
      { key: "measure", label: words.measure },
      { key: "value", label: words.value, numeric: true },
      { key: "n", label: words.sample, numeric: true },
      { key: "previous", label: words.compared, numeric: true },
      { key: "gap", label: words.gap(), numeric: true },
      { key: "unit", label: words.unit },
    ],
    rows: items.map(({ parts, label, unit, from, to }) => [
      textCell(parts.length === 0 ? words.everything : parts.map((part) => part.label).join(", ")),
      textCell(label),
      figureCell(to, unit, judge, words),
      sampleCell(to),
      ...comparedCells(to, from, unit, judge, words),
      textCell(words.gapUnit(unit)),
    ]),
  };
}
