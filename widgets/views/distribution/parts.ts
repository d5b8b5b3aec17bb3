import type { BreakdownResult, Tonality } from "../../../src/generated/types.ts";

/** A tonality's part of the reviews; share of 0–100. */
export interface Part {
  index: number;
  key: string;
  name: string;
  count: number;
  share: number;
}

/** All five tonalities, also those without a review, most positive last; and how many reviews there are. */
export function partsOf({ items }: BreakdownResult, tonalities: readonly Tonality[]): { parts: Part[]; total: number } {
  const found = new Map(items.map((item) => [item.index ?? tonalities.find(({ id }) => id === item.key)?.index, item]));
  const total = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const parts = tonalities.map(({ index, id, name }) => {
    const item = found.get(index);
    const count = item?.value ?? 0;
    return { index, key: item?.key ?? id, name: item?.label ?? name, count, share: total > 0 ? (100 * count) / total : 0 };
  });
  return { parts, total };
}

/** The share of positive reviews (INTERFACES «Thresholds»: index 3 and 4); null without reviews. */
export function positiveShare(parts: readonly Part[]): number | null {
  if (parts.every(({ count }) => count === 0)) return null;
  return parts.filter(({ index }) => index >= 3).reduce((sum, { share }) => sum + share, 0);
}
