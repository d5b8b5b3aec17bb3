import { csvOf, fileNameOf } from "../../../domain/format/csv.ts";
import { countCell, type TableCell, textCell } from "../../../domain/format/table-data.ts";
import type { SelectionCandidate } from "../../../generated/types.ts";
import { saveFile } from "../../../lib/save-file.ts";
import type { useTexts } from "../texts.ts";

const CSV = "text/csv;charset=utf-8";

/** Saves the members of a selection as a CSV file. */
export function exportMembers(title: string, members: readonly SelectionCandidate[], t: ReturnType<typeof useTexts>["t"]): void {
  const columns = (["name", "category", "city", "reviews", "rating", "nps", "responseRate", "id"] as const).map((column) => ({
    key: column,
    label: t(`file.${column}`),
  }));
  const rows = members.map(({ name, category, city, reviews, rating, nps, response_rate, id }): TableCell[] => [
    textCell(name),
    textCell(category),
    textCell(city ?? ""),
    number(reviews, 0),
    number(rating === null ? null : rating / 10, 1),
    number(nps, 0),
    number(response_rate, 0),
    textCell(id),
  ]);
  saveFile(`${fileNameOf(title, "selection")}.csv`, csvOf({ columns, rows }), CSV);
}

function number(value: number | null, decimals: number): TableCell {
  const rounded = value === null ? null : Number(value.toFixed(decimals));
  return countCell(rounded, String(rounded ?? ""));
}
