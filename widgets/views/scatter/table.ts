import { formatNumber } from "../../../src/domain/format/format.ts";
import { countCell, type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { figureCell } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";
import { pointsOf } from "./table-points.ts";

/** The establishment that is read by its name, the others by none: their figures, the best first. */
export function tableOf({ result, context }: TableInput<"scatter">, words: TableWords): TableData {
  const [first] = result.columns;
  const unit = first?.unit ?? "rating";
  return {
    columns: [
      { key: "label", label: words.dimension(result.dimension) },
      { key: "value", label: first?.label ?? words.value, numeric: true },
      { key: "n", label: words.sample, numeric: true },
    ],
    rows: pointsOf({ result, context }).map(({ name, row }) => {
      const figure = row.cells[0] ?? { value: null, n: 0 };
      return [
        textCell(name ?? words.say("scatter.other")),
        figureCell(figure, unit, context, words),
        countCell(figure.n, formatNumber(figure.n)),
      ];
    }),
  };
}
