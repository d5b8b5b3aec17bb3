export type { TableData } from "../../domain/table-data.ts";
