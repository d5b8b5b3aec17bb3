import type { ReactNode } from "react";

export interface DataColumn<Row> {
  id: string;
  /** The column's title, also the label of its value on a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  numeric?: boolean;
  sortable?: boolean;
  width?: string;
  /** Left out where rows are lines of a phone. */
  wideOnly?: boolean;
  /** Sentences: on a card they begin under their label, and a row that has none leaves it out. */
  prose?: boolean;
  /** The name of the row: its header, and the title of its card. One per table. */
  rowHeader?: boolean;
}

export interface DataSort {
  column: string;
  direction: "ascending" | "descending";
}
