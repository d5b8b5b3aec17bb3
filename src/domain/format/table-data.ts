/** A figure in a table: as a spreadsheet takes it and as people read it. */
export interface TableCell {
  value: number | string | null;
  text: string;
  /** Shown greyed: it rests on few observations. */
  muted?: boolean;
}

export interface TableColumn {
  key: string;
  label: string;
  /** Its label in a file, where numbers have no unit. */
  plain?: string;
  /** Numbers are aligned right. */
  numeric?: boolean;
}

/** What a view shows, as rows and columns: for its «Tableau» and for the CSV file. */
export interface TableData {
  columns: readonly TableColumn[];
  /** Cells in the order of the columns. */
  rows: readonly (readonly TableCell[])[];
}

/** A cell of text. */
export function textCell(text: string): TableCell {
  return { value: text, text };
}

/** A cell of a whole number that needs no judging: a sample size, a rank; null where it may not be shown. */
export function countCell(count: number | null, text: string): TableCell {
  return { value: count, text };
}
