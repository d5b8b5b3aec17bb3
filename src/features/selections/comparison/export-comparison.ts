import { plainCell } from "../../../domain/figure/plain-cell.ts";
import { countCell, type TableCell, type TableData, textCell } from "../../../domain/format/table-data.ts";
import type { SelectionCompared, SelectionComparisonAnswer, Unit } from "../../../generated/types.ts";
import { saveTable } from "../../../lib/save-table.ts";
import type { useTexts } from "../texts.ts";
import { themesOf } from "./compared-themes.ts";

type T = ReturnType<typeof useTexts>["t"];

/** Saves a comparison as a CSV file. */
export function exportComparison(answer: SelectionComparisonAnswer, t: T): void {
  saveTable("comparaison-de-selections", comparisonTable(answer, t));
}

/** A line for each figure, a column for each selection. */
export function comparisonTable({ compared }: Pick<SelectionComparisonAnswer, "compared">, t: T): TableData {
  const columns = [
    { key: "figure", label: t("file.figure") },
    ...compared.map(({ id, title }) => ({ key: id ?? "rest", label: title ?? t("compare.restName") })),
  ];
  const line = (name: string, cellOf: (side: SelectionCompared) => TableCell): TableCell[] => [textCell(name), ...compared.map(cellOf)];
  const figure = (name: string, value: (side: SelectionCompared) => number | null, unit: Unit): TableCell[] =>
    line(name, (side) => plainCell(value(side), unit));
  const rows = [
    figure(t("column.establishments"), ({ total }) => total, "count"),
    figure(t("summary.reviews"), ({ figures }) => figures.reviews, "count"),
    figure(t("summary.rating"), ({ figures }) => figures.rating, "rating"),
    line(t("file.low"), ({ figures }) => bound(figures.interval?.[0])),
    line(t("file.high"), ({ figures }) => bound(figures.interval?.[1])),
    figure(t("summary.nps"), ({ figures }) => figures.nps, "nps"),
    figure(t("summary.response"), ({ figures }) => figures.response_rate, "percent"),
    ...themesOf(compared).map(({ label, sides }) => [
      textCell(t("file.balance", { theme: label })),
      ...sides.map((side) => plainCell(side?.balance, "balance")),
    ]),
  ];
  return { columns, rows };
}

/** The end of an interval of ratings, on ten to two decimals. */
function bound(rating: number | undefined): TableCell {
  const rounded = rating === undefined ? null : Math.round(rating * 10) / 100;
  return countCell(rounded, String(rounded ?? ""));
}
