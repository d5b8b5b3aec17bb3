import type { Translate } from "../../domain/texts/texts.ts";
import type { FacetsAnswer } from "../../generated/types.ts";
import { formatNumber } from "../../domain/format/format.ts";

/** How many reviews a page counts under its filters, in words: «4 218 avis», or that they are too few to be shown; of a page of moderation, what was decided or waits. */
export function reviewsText({ total, cases }: Pick<FacetsAnswer, "total" | "cases">, t: Translate<"page">): string {
  if (cases !== undefined) return t("facets.cases", { count: cases, total: formatNumber(cases) });
  return total === null ? t("facets.insufficient") : t("facets.reviews", { count: total, total: formatNumber(total) });
}
