import { joined, largest, MAX_SERIES } from "../../../src/domain/figure/others.ts";
import type { BreakdownResult, Cell } from "../../../src/generated/types.ts";

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

/** The names of what joins several parts: those grouped, and those that may not be shown. */
export interface SliceNames {
  others: (dimension: string, count: number) => string;
  insufficient: string;
}

/**
 * The parts that a ring shows, the smallest grouped beyond `limit`; shares of 0–100.
 *
 * Means and scores do not add up to a whole: their observations do. Parts that are hidden are one, what the others leave
 * of the whole: they are several, and together no small sample.
 */
export function slicesOf(
  { dimension, items, unit, total: whole, left_out: cut = 0 }: BreakdownResult,
  limit: number,
  { others, insufficient }: SliceNames,
): Slice[] {
  const sized = items.map((item) => ({ item, size: sizeOf(item, unit) })).filter(({ size }) => size > 0);
  const known = sized.reduce((sum, { size }) => sum + size, 0);
  const hasHidden = items.some(({ hidden }) => hidden);
  // Where some are left out for their rank, it is unknown how much of the rest is hidden.
  const left = hasHidden && cut === 0 ? Math.max(0, sizeOf(whole, unit) - known) : 0;
  const total = known + left;
  const hidden: Slice[] =
    left > 0 ? [{ label: insufficient, keys: [], size: left, share: (100 * left) / total, value: null, others: true }] : [];
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
  if (rest.length === 0) return [...slices, ...hidden];
  const size = rest.reduce((sum, each) => sum + each.size, 0);
  return [
    ...slices,
    {
      label: others(dimension, rest.length),
      keys: rest.map(({ item }) => item.key),
      size,
      share: (100 * size) / total,
      value: joined(
        rest.map(({ item }) => item),
        unit,
      ).value,
      others: true,
    },
    ...hidden,
  ];
}

function sizeOf({ value, n, hidden }: Cell, unit: BreakdownResult["unit"]): number {
  if (hidden) return 0;
  return Math.max(unit === "count" ? (value ?? 0) : n, 0);
}
