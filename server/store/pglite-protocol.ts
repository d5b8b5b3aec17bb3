/** What the two sides of the database thread say to each other: first where the data is, a folder or the dump to hold in memory. */
export type PgliteData = { folder: string } | { image: string };

/** `sql` null closes the database. */
export interface Ask {
  id: number;
  sql: string | null;
  params: unknown[];
}

/** Id 0 is the opening. */
export interface Answer {
  id: number;
  rows?: unknown[];
  affected?: number;
  error?: { message: string; code?: string; constraint?: string; detail?: string };
}
