import { csvOf, fileNameOf } from "../../domain/csv.ts";
import type { TableData } from "./table-data.ts";

export { csvOf };

/** Hands the table to the reader as a file named after its title. */
export function downloadCsv(table: TableData, title: string): void {
  const address = URL.createObjectURL(new Blob([csvOf(table)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileNameOf(title)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
