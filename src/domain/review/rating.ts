import type { Tonality } from "../../generated/types.ts";

/** How a provider's rating becomes 0–100: by its maximum, or between its lowest and highest mark. */
export interface RatingScale {
  max: number;
  /** Lowest mark of the scale; with it the rating is placed between both ends. */
  min?: number;
  /** Recommends (1) or not (0): 100 and 20. */
  binary?: boolean;
}

/**
 * A rating as the product keeps it: an integer of 0–100 (DOMAIN §2.1).
 *
 * Null where there is no rating, and where it lies outside its scale: the caller rejects the latter.
 */
export function normaliseRating(raw: number | null | undefined, { max, min, binary }: RatingScale): number | null {
  if (raw === null || raw === undefined || !Number.isFinite(raw) || raw < (min ?? 0) || raw > max || max <= (min ?? 0)) return null;
  if (binary) return raw > 0 ? 100 : 20;
  return min === undefined ? Math.round((100 * raw) / max) : Math.round((100 * (raw - min)) / (max - min));
}

/** The first mark out of ten of each tonality above the lowest (INTERFACES «Thresholds»). */
const bounds = [3, 5, 7, 9] as const;

/**
 * The tonality index, 0 (very bad) to 4 (excellent), of a rating of 0–100; null without a rating.
 *
 * It depends on the mark as it is shown: out of ten, rounded half up to one decimal.
 */
export function tonalityIndex(rating: number | null | undefined, tonalities?: readonly Pick<Tonality, "from" | "index">[]): number | null {
  if (rating === null || rating === undefined || !Number.isFinite(rating)) return null;
  const shown = Math.round(rating) / 10;
  if (!tonalities) return bounds.filter((from) => shown >= from).length;
  return tonalities.reduce((best, { from, index }) => (shown >= from ? Math.max(best, index) : best), 0);
}

/** 1 promoter (90 and more), 0 passive (70 to 89), -1 detractor; null without a rating. On 0–100 (DOMAIN §2.2). */
export function npsClass(rating: number | null | undefined): 1 | 0 | -1 | null {
  if (rating === null || rating === undefined || !Number.isFinite(rating)) return null;
  if (rating >= 90) return 1;
  return rating >= 70 ? 0 : -1;
}
