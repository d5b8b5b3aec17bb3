/** One named step from a version of the dashboard format to the next. Pure: no clock, no catalog, no change to what it is given. */
export interface MigrationStep {
  readonly name: string;
  /** The version that the step reads; it makes the next one. */
  readonly from: number;
  /** Whether a document has the form of that version, and not its number alone; absent, the number says it. What has not is left as it is. */
  reads?(document: JsonObject): boolean;
  up(document: JsonObject): JsonObject;
}

export type JsonObject = { readonly [key: string]: unknown };
