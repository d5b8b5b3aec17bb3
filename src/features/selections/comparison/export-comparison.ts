import { csvOf } from "../../../domain/format/csv.ts";
import { countCell, type TableCell, textCell } from "../../../domain/format/table-data.ts";
import type { SelectionCompared, SelectionComparisonAnswer } from "../../../generated/types.ts";
import { saveFile } from "../../../lib/save-file.ts";
import type { useTexts } from "../texts.ts";
import { themesOf } from "./compared-themes.ts";

const CSV = "text/csv;charset=utf-8";

/** Saves a comparison as a CSV file: a line for each figure, a column for each selection. */
export function exportComparison({ compared }: SelectionComparisonAnswer, t: ReturnType<typeof useTexts>["t"]): void {
  const columns = [
    { key: "figure", label: t("file.figure") },
    ...compared.map(({ id, title }) => ({ key: id ?? "rest", label: title ?? t("compare.restName") })),
  ];
  const line = (name: string, value: (side: SelectionCompared) => number | null, decimals = 0): TableCell[] => [
    textCell(name),
    ...compared.map((side) => number(value(side), decimals)),
  ];
  const onTen = (value: number | null | undefined): number | null => (value == null ? null : value / 10);
  const rows = [
    line(t("column.establishments"), ({ total }) => total),
    line(t("summary.reviews"), ({ figures }) => figures.reviews),
    line(t("summary.rating"), ({ figures }) => onTen(figures.rating), 1),
    line(t("file.low"), ({ figures }) => onTen(figures.interval?.[0]), 2),
    line(t("file.high"), ({ figures }) => onTen(figures.interval?.[1]), 2),
    line(t("summary.nps"), ({ figures }) => figures.nps),
    line(t("summary.response"), ({ figures }) => figures.response_rate),
    ...themesOf(compared).map(({ label, sides }) => [
      textCell(t("file.balance", { theme: label })),
      ...sides.map((side) => number(side?.balance ?? null, 0)),
    ]),
  ];
  saveFile("comparaison-de-selections.csv", csvOf({ columns, rows }), CSV);
}

function number(value: number | null, decimals: number): TableCell {
  const rounded = value === null ? null : Number(value.toFixed(decimals));
  return countCell(rounded, String(rounded ?? ""));
}
