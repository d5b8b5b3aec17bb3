import { BadgeCheck } from "lucide-react";
import type { CSSProperties, ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { tonalityIndex } from "../../domain/review/rating.ts";
import type { FeedItem } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { TonalityChip } from "../../ui/tonality/tonality-chip.tsx";
import { countryName, nameIn, type Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";
import { useProviderColor } from "./use-provider-color.ts";
import styles from "./review-sheet.module.css";

/** Where a review comes from: its place, its platform, its rating, its visitor, its dates. */
export function ReviewFacts({ review, vocabulary }: { review: FeedItem; vocabulary: Vocabulary }): ReactElement {
  const { t } = useTexts();
  const colorOf = useProviderColor(vocabulary);
  const { rating, country, profile } = review;
  const tonality = rating === null ? null : tonalityIndex(rating, vocabulary.tonalities);
  const facts = [
    { name: t("review.experience"), value: formatDate(review.experience_date, "long") },
    { name: t("review.published"), value: formatDate(review.published_at, "long") },
    { name: t("review.profile"), value: profile && nameIn(vocabulary.profiles, profile) },
    { name: t("review.country"), value: country && countryName(vocabulary, country) },
  ].filter((fact): fact is { name: string; value: string } => Boolean(fact.value));
  return (
    <section className={styles.facts} aria-label={t("review.facts")}>
      <RatingBadge value={rating} size="large" {...(tonality === null ? {} : { tonality })} />
      <div className={styles.about}>
        <p className={styles.source}>
          <span className={styles.provider} style={{ "--provider": colorOf(review.provider) } as CSSProperties}>
            {review.provider_name}
          </span>
          {tonality === null ? (
            <Badge>{t("review.unrated")}</Badge>
          ) : (
            <TonalityChip tonality={tonality}>{vocabulary.tonalities.find(({ index }) => index === tonality)?.name}</TonalityChip>
          )}
          {(review.verification ?? review.verified) && (
            <Badge tone={review.verification === "email" ? "neutral" : "success"} icon={BadgeCheck}>
              {review.verification ? t(`review.verification.${review.verification}`) : t("review.verified")}
            </Badge>
          )}
        </p>
        <dl className={styles.list}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
