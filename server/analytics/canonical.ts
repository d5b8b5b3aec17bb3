import { isAllBut } from "../../src/engine/query/accepted.ts";
import type { Filters } from "../../src/generated/types.ts";

/** A value as text, the same for the same value however its keys were ordered. Lists keep their order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
    .join(",")}}`;
}

/** Filters with their values in one order: «or» does not care for it. */
export function canonicalFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([dimension, accepted]) => [
      dimension,
      isAllBut(accepted) ? { not: accepted.not.toSorted() } : accepted.toSorted(),
    ]),
  );
}
