/** One named step from a version of the dashboard format to the next. Pure: no clock, no catalog, no change to what it is given. */
export interface MigrationStep {
  readonly name: string;
  /** The version that the step reads; it makes the next one. */
  readonly from: number;
  up(document: JsonObject): JsonObject;
}

export type JsonObject = { readonly [key: string]: unknown };
