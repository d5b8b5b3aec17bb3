import type { TableCell } from "../format/table-data.ts";
import { formatFigure, plainFigure, type Unit } from "./figure.ts";

/** A figure as a cell of a table: rounded for a spreadsheet as it is for people. */
export function plainCell(value: number | null | undefined, unit: Unit): TableCell {
  return { value: plainFigure(value, unit), text: formatFigure(value, unit) };
}
