import { joined, largest, MAX_SERIES } from "../../../src/domain/others.ts";
import type { BreakdownItem, BreakdownResult } from "../../../src/generated/types.ts";

/** A part of the whole. */
export interface Slice {
  label: string;
  keys: readonly string[];
  /** Its size: the figure of a count, the observations behind any other. */
  size: number;
  share: number;
  value: number | null;
  color?: string | undefined;
  tonality?: number | undefined;
  others?: boolean;
}

/**
 * The parts that a ring shows, the smallest grouped beyond `limit`; shares of 0–100.
 *
 * Means and scores do not add up to a whole: their observations do. What is hidden takes no part.
 */
export function slicesOf({ items, unit }: BreakdownResult, limit: number, othersLabel: string): Slice[] {
  const sized = items.map((item) => ({ item, size: sizeOf(item, unit) })).filter(({ size }) => size > 0);
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  const { shown, rest } = largest(sized, Math.min(limit, MAX_SERIES), ({ size }) => size);
  const slices: Slice[] = shown.map(({ item, size }) => ({
    label: item.label,
    keys: [item.key],
    size,
    share: (100 * size) / total,
    value: item.value,
    color: item.color,
    tonality: item.index,
  }));
  if (rest.length === 0) return slices;
  const size = rest.reduce((sum, each) => sum + each.size, 0);
  return [
    ...slices,
    {
      label: othersLabel,
      keys: rest.map(({ item }) => item.key),
      size,
      share: (100 * size) / total,
      value: joined(
        rest.map(({ item }) => item),
        unit,
      ).value,
      others: true,
    },
  ];
}

function sizeOf({ value, n, hidden }: BreakdownItem, unit: BreakdownResult["unit"]): number {
  if (hidden) return 0;
  return Math.max(unit === "count" ? (value ?? 0) : n, 0);
}
