import type { JsonObject } from "./schemas.ts";

const scalars = new Set(["string", "number", "integer", "boolean", "null"]);

/**
 * Throws on a list of unique items that does not say beside `items` that they are scalars. Ajv looks for repeated
 * scalars in a hash table, and compares everything else in pairs: 20,000 items then hold the process for seconds. It
 * reads the type of `items` itself, never one behind a `$ref` nor the one that an `enum` implies; and a `maxItems` does
 * not help, since every rule is checked to report all errors.
 */
export function requireScalarSets(schema: unknown, path: string): void {
  if (typeof schema !== "object" || schema === null) return;
  const { uniqueItems, items } = schema as JsonObject;
  if (uniqueItems === true && !isScalar(items)) {
    throw new Error(`${path}: "uniqueItems" needs items with a scalar "type" beside their "$ref" or "enum"`);
  }
  for (const [key, item] of Object.entries(schema)) requireScalarSets(item, `${path}/${key}`);
}

function isScalar(items: unknown): boolean {
  const type = (items as JsonObject | undefined)?.type;
  const types = [type].flat();
  return types.every((name) => typeof name === "string" && scalars.has(name));
}
