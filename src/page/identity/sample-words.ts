import type { Translate } from "../../domain/texts/texts.ts";

import { formatNumber } from "../../domain/format/format.ts";
import { isDeclared, type KnownMeasure } from "../../engine/catalog/catalog.ts";
import { reachOf } from "../../engine/catalog/measure-reach.ts";
import { observationsOf, type PartFigures } from "../../engine/table/part-figures.ts";
import { observed } from "../../ui/chart/words/phrases.ts";
import { viewText } from "../../ui/chart/words/view-text.ts";
import { countsReviews } from "../reviews/figure-of.ts";
import type { Figure } from "../reviews/reviews-types.ts";

/** What figures rest on, in words: «4 218 avis notés», «439 mentions, dans 155 avis», «39 avis de promoteurs qui en parlent, sur 159». */
export function sampleWords(
  t: Translate<"identity">,
  shown: PartFigures,
  measure: KnownMeasure,
  { rated, nps }: Pick<Figure, "rated" | "nps">,
): string {
  const n = observationsOf(shown, measure);
  const counted = { count: n, n: formatNumber(n) };
  const { source, kind } = measure;
  const [alone] = shown.figures.length === 1 ? shown.figures : [];
  if (kind === "mentioned") {
    const who = nps === undefined ? "speaking" : nps[0] === -1 ? "detractors" : "promoters";
    return t(who, { ...counted, of: formatNumber(alone?.n ?? n) });
  }
  if (source === "establishments") return t(source, counted);
  if (countsReviews(measure)) {
    const words = t(nps ? "classes" : rated ? "rated" : "reviews", counted);
    return reachOf(measure) === "compared" ? t("smaller", { sample: words }) : words;
  }
  const words = source === "expressions" ? t(source, counted) : observed(viewText(), n, kind === "count" ? "count" : shown.unit, source);
  return alone?.sample === undefined || isDeclared(source)
    ? words
    : t("within", { sample: words, reviews: t("reviews", { count: alone.sample, n: formatNumber(alone.sample) }) });
}
