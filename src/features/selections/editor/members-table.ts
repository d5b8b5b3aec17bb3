import { plainCell } from "../../../domain/figure/plain-cell.ts";
import { type TableCell, type TableData, textCell } from "../../../domain/format/table-data.ts";
import type { SelectionCandidate } from "../../../generated/types.ts";
import type { useTexts } from "../texts.ts";

/** The members of a selection as a table for a file; `categoryOf` names a category. */
export function membersTable(
  members: readonly SelectionCandidate[],
  categoryOf: (category: string) => string,
  t: ReturnType<typeof useTexts>["t"],
): TableData {
  const columns = (["name", "category", "city", "reviews", "rating", "nps", "responseRate", "id"] as const).map((column) => ({
    key: column,
    label: t(`file.${column}`),
  }));
  const rows = members.map(({ name, category, city, reviews, rating, nps, response_rate, id }): TableCell[] => [
    textCell(name),
    textCell(categoryOf(category)),
    textCell(city ?? ""),
    plainCell(reviews, "count"),
    plainCell(rating, "rating"),
    plainCell(nps, "nps"),
    plainCell(response_rate, "percent"),
    textCell(id),
  ]);
  return { columns, rows };
}
