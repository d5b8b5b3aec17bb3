export type { TableCell, TableColumn, TableData } from "../../domain/table-data.ts";
