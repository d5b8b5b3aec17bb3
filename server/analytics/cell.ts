/** A cell as the rest of the product reads it: day `YYYY-MM-DD`, instant ISO 8601 in UTC, whole numbers as numbers. */
export type Cell = string | number | boolean | null | Cell[] | { [field: string]: Cell };

export type Row = Record<string, Cell>;
