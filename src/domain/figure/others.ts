import type { Unit } from "../../generated/types.ts";
import { type Figure, restsOn } from "./figure.ts";

/** The design's limit: more colours than this cannot be distinguished (§2). */
export const MAX_SERIES = 6;

/**
 * Several figures of one unit as one: counts add up, means and shares weigh by their observations.
 *
 * A median cannot be computed from parts, nor anything from a hidden one: then null. Errors of counts add up by their squares,
 * where every part has one.
 */
export function joined(parts: readonly Figure[], unit: Unit): Figure {
  const n = observationsIn(parts);
  if (n === null) return { value: null, n: 0, hidden: true };
  const known = parts.filter((part): part is Figure & { value: number } => part.value !== null);
  if (known.length === 0) return { value: null, n };
  if (unit === "count") return { value: known.reduce((sum, { value }) => sum + value, 0), n, ...errorOf(known) };
  const weight = known.reduce((sum, part) => sum + part.n, 0);
  if (unit === "hours" || weight === 0) return { value: null, n };
  const value = known.reduce((sum, part) => sum + part.value * part.n, 0) / weight;
  // Reviews behind several mentions may be the same ones: there are at least as many as behind one of them.
  return parts.some(({ sample }) => sample !== undefined) ? { value, n, sample: Math.max(...parts.map(restsOn)) } : { value, n };
}

function errorOf(parts: readonly Figure[]): Pick<Figure, "count_error"> {
  const errors = parts.map(({ count_error: error }) => error).filter((error) => error !== undefined);
  return errors.length < parts.length ? {} : { count_error: Math.hypot(...errors) };
}

/** The observations behind several figures; null where one is hidden: its own are not shown, so neither is their sum. */
export function observationsIn(parts: readonly Figure[]): number | null {
  return parts.some(({ hidden }) => hidden) ? null : parts.reduce((sum, part) => sum + part.n, 0);
}

/** Splits a list into those shown by themselves and those grouped: the largest stay, in their order; `limit` counts the group. */
export function largest<Item>(items: readonly Item[], limit: number, size: (item: Item) => number): { shown: Item[]; rest: Item[] } {
  if (items.length <= limit) return { shown: [...items], rest: [] };
  const kept = new Set(items.toSorted((a, b) => size(b) - size(a)).slice(0, limit - 1));
  return { shown: items.filter((item) => kept.has(item)), rest: items.filter((item) => !kept.has(item)) };
}
