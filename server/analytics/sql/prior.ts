import { type Compiling, conditions, type Narrowing } from "./conditions.ts";
import type { Parameters } from "./parameters.ts";
import { factTables } from "./sources.ts";

/**
 * Joins each review to the mean rating of its category, `prior.mean`, over all that the reader sees in the period:
 * what an index is pulled towards (DOMAIN §2.4). Neither filters nor a sheet narrow it: the territory's level is no choice of
 * the reader's.
 */
export function priorJoin({ period, scope }: Narrowing, compiling: Compiling, parameters: Parameters): string {
  const where = conditions("reviews", { period, scope: { ...scope, locked: scope.territory }, filters: [] }, compiling, parameters);
  return `LEFT JOIN (SELECT f.category, avg(f.rating) AS mean FROM ${factTables.reviews} f WHERE ${where} GROUP BY f.category) prior ON prior.category = f.category`;
}
