/** What the two sides of the database thread say to each other. */
export interface PgliteData {
  /** Null: in memory, for tests. */
  folder: string | null;
}

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
