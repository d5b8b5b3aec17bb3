import { csvOf } from "../domain/format/csv.ts";
import type { TableData } from "../domain/format/table-data.ts";
import { saveFile } from "./save-file.ts";

/** Hands a table to the browser as a CSV file to keep; `name` without its extension. */
export function saveTable(name: string, table: TableData): void {
  saveFile(`${name}.csv`, csvOf(table), "text/csv;charset=utf-8");
}
