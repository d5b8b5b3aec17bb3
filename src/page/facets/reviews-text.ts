import type { TFunction } from "i18next";
import { formatNumber } from "../../domain/format/format.ts";

/** How many reviews a page counts under its filters, in words: «4 218 avis», or that they are too few to be shown. */
export function reviewsText(total: number | null, t: TFunction<"page">): string {
  return total === null ? t("facets.insufficient") : t("facets.reviews", { count: total, total: formatNumber(total) });
}
