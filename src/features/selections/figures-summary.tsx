import type { ReactElement } from "react";

import { formatNps, formatNumber, formatPercent, formatRating } from "../../domain/format/format.ts";
import type { SelectionFigures, SelectionSample } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";

/** The mark, NPS and volume of some establishments with their intervals, and how representative they are of the territory. */
export function FiguresSummary({ figures }: { figures: SelectionFigures }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const { rating, interval, rated, reviews, nps, nps_interval, response_rate } = figures;
  const isSmall = rated < app.samples.small;
  return (
    <>
      <dl className={styles.summary} data-small={isSmall || undefined}>
        <div>
          <dt>{t("summary.rating")}</dt>
          <dd>
            <RatingBadge value={rating} size="large" muted={isSmall} />
            {interval && (
              <span className={styles.muted}>{t("interval", { low: formatRating(interval[0]), high: formatRating(interval[1]) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("summary.nps")}</dt>
          <dd>
            <strong>{formatNps(nps)}</strong>
            {nps_interval && (
              <span className={styles.muted}>{t("interval", { low: formatNps(nps_interval[0]), high: formatNps(nps_interval[1]) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("summary.reviews")}</dt>
          <dd>
            <strong>{formatNumber(reviews)}</strong>
            <span className={styles.muted}>{t("rated", { count: rated, number: formatNumber(rated) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t("summary.response")}</dt>
          <dd>
            <strong>{formatPercent(response_rate)}</strong>
          </dd>
        </div>
      </dl>
      {isSmall && <p className={styles.caution}>{t(rated < app.samples.insufficient ? "insufficientText" : "smallText")}</p>}
      <SampleSentence kind="establishments" sample={figures.by_establishments} />
      <SampleSentence kind="reviews" sample={figures.by_reviews} />
    </>
  );
}

function SampleSentence({
  kind,
  sample: { sample, population, margin, needed },
}: {
  kind: "establishments" | "reviews";
  sample: SelectionSample;
}): ReactElement | null {
  const { t } = useTexts();
  if (margin === null) return null;
  const values = {
    sample: formatNumber(sample),
    population: formatNumber(population),
    margin: formatNumber(margin, 1),
    needed: formatNumber(needed),
  };
  return (
    <p className={styles.muted}>
      {t(`sample.${kind}`, { ...values, count: sample })}{" "}
      {sample < needed ? t(`sample.needed.${kind}`, { ...values, count: needed }) : t("sample.enough")}
    </p>
  );
}
