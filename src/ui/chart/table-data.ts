export type { TableData } from "../../domain/format/table-data.ts";
