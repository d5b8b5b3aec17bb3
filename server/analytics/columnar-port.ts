/** A value that a statement may bind. */
export type Bound = string | number | boolean | null;

/** What the metric layer needs of the columnar engine: questions alone, never a write. */
export interface Columnar {
  /** The rows of one statement; `$1`, `$2`… are the values of `params`. Rejects on an engine's error. */
  query<T>(sql: string, params?: Bound[]): Promise<T[]>;
  /** The same rows in pieces, each made when it is asked for: a long list takes no more memory than a piece. */
  stream<T>(sql: string, params?: Bound[]): AsyncGenerator<T[]>;
}
