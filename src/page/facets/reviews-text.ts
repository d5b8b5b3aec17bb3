import type { Translate } from "../../domain/texts/texts.ts";
import type { FacetsAnswer } from "../../generated/types.ts";
import { formatNumber } from "../../domain/format/format.ts";

/** How many reviews a page counts under its filters, in words: «4 218 avis», or that they are too few to be shown; on a page of satisfaction forms after their answers, «4 réponses · 28 avis»; of a page of moderation, what was decided or waits. */
export function reviewsText({ total, cases, answers }: Pick<FacetsAnswer, "total" | "cases" | "answers">, t: Translate<"page">): string {
  if (cases !== undefined) return t("facets.cases", { count: cases, total: formatNumber(cases) });
  const reviews = total === null ? t("facets.insufficient") : t("facets.reviews", { count: total, total: formatNumber(total) });
  return answers ? `${t("facets.answers", { count: answers.n, total: formatNumber(answers.n) })} · ${reviews}` : reviews;
}
