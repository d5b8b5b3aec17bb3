import { BadgeCheck, ExternalLink } from "lucide-react";
import { type CSSProperties, type ReactElement, type ReactNode, type Ref } from "react";
import { Link } from "react-router-dom";

import { formatDate, ofMonth } from "../../../domain/format/format.ts";
import { noCountry, noProfile } from "../../../domain/review/unsaid.ts";
import { tonalityIndex } from "../../../domain/review/rating.ts";
import type { FeedItem } from "../../../generated/types.ts";
import { RatingBadge } from "../../../ui/rating-badge/rating-badge.tsx";
import { countryName, nameIn, type Vocabulary } from "../reviews-types.ts";
import { useProviderColor } from "../use-provider-color.ts";
import styles from "./review-head.module.css";
import { useTexts } from "./texts.ts";

interface ReviewHeadProps {
  review: FeedItem;
  vocabulary: Vocabulary;
  /** The page of its establishment, where the reader may open it. */
  establishmentPath: string | null;
  heading: Ref<HTMLHeadingElement>;
  /** Its address at its source. */
  sourceUrl: string | null;
  /** At the end: the ways to the neighbours. */
  actions: ReactNode;
}

/** Whose review it is: mark, establishment, commune, guest and stay, platform. */
export function ReviewHead({ review, vocabulary, establishmentPath, sourceUrl, heading, actions }: ReviewHeadProps): ReactElement {
  const { t } = useTexts();
  const colorOf = useProviderColor(vocabulary);
  const { rating, profile, country, establishment_name: name } = review;
  const tonality = rating === null ? null : tonalityIndex(rating, vocabulary.tonalities);
  const stay = [
    review.author,
    profile && profile !== noProfile && nameIn(vocabulary.profiles, profile).toLowerCase(),
    t("head.stay", { date: ofMonth(formatDate(review.experience_date, "month")) }),
    country && country !== noCountry && countryName(vocabulary, country),
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <RatingBadge value={rating} size="hero" {...(tonality === null ? {} : { tonality })} />
      <div className={styles.about}>
        <div className={styles.names}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {establishmentPath ? <Link to={establishmentPath}>{name}</Link> : name}
          </h2>
          {review.commune && <span className={styles.commune}>{review.commune}</span>}
        </div>
        <p className={styles.facts}>
          <span>{stay.join(", ")}</span>
          <span className={styles.provider} style={{ "--provider": colorOf(review.provider) } as CSSProperties}>
            {review.provider_name}
          </span>
          {(review.verification ?? review.verified) && (
            <span className={styles.verified}>
              <BadgeCheck size={13} aria-hidden />{" "}
              {review.verification ? t(`head.verification.${review.verification}`) : t("head.verified")}
            </span>
          )}
          {review.verification && (
            <Link to={`/public/review/report/${review.id}`} className={styles.source}>
              {t("head.report")}
            </Link>
          )}
          {sourceUrl && (
            <a href={sourceUrl} target="_blank" rel="noreferrer" className={styles.source}>
              {t("head.source")} <ExternalLink size={12} aria-hidden />
            </a>
          )}
          <span>{t("head.published", { date: formatDate(review.published_at, "long") })}</span>
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
