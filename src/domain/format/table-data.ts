/** A figure in a table: as a spreadsheet takes it and as people read it. */
export interface TableCell {
  value: number | string | null;
  text: string;
  /** Shown greyed: few observations stand behind it. */
  muted?: boolean;
}

export interface TableColumn {
  key: string;
  label: string;
  /** Its label in a file, where numbers stand without their unit. */
  plain?: string;
  /** Numbers stand right. */
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

/** A cell of a whole number that needs no judging: an effective, a rank; null where it may not be told. */
export function countCell(count: number | null, text: string): TableCell {
  return { value: count, text };
}
