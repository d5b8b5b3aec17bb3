import { type CSSProperties, type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { formatRelative } from "../../domain/format.ts";
import { tonalityOfMention } from "../../domain/mention-tonality.ts";
import type { FeedItem, FeedTheme } from "../../generated/types.ts";
import { RatingBadge } from "../rating-badge/rating-badge.tsx";
import { TonalityChip } from "../tonality/tonality-chip.tsx";
import styles from "./review-card.module.css";

export interface ReviewCardProps {
  review: FeedItem;
  /** The moment from which «il y a 12 min» counts (ms); that of the first drawing where absent. */
  now?: number;
  /** Cuts the text after this many lines; absent, all of it is shown. */
  lines?: 2 | 3;
  /** Colour of the platform's mark. */
  providerColor?: string;
  /** Opens the review: the whole card leads there. */
  onOpen?: (() => void) | undefined;
}

/** One review: its rating, where and when, its words in their own language, and the themes found in it. */
export function ReviewCard({ review, now, lines, providerColor, onOpen }: ReviewCardProps): ReactElement {
  const { t } = useTranslation("ui");
  const [present] = useState(Date.now);
  const { establishment_name: name, provider_name: provider, rating, title, text, lang, published_at: published, themes } = review;
  return (
    <article className={styles.card}>
      <RatingBadge value={rating} />
      <div className={styles.body}>
        <header className={styles.head}>
          <strong className={styles.name}>
            {onOpen ? (
              <button type="button" className={styles.open} aria-label={t("review.open", { name })} onClick={onOpen}>
                {name}
              </button>
            ) : (
              name
            )}
          </strong>
          <span className={styles.source}>
            <span className={styles.provider} style={providerColor ? ({ "--provider": providerColor } as CSSProperties) : undefined}>
              {provider}
            </span>
            <time dateTime={published}>{formatRelative(published, now ?? present)}</time>
          </span>
        </header>
        {title && (
          <p className={styles.title} lang={lang ?? undefined}>
            {title}
          </p>
        )}
        {text && (
          <p className={styles.text} lang={lang ?? undefined} data-lines={lines}>
            {text}
          </p>
        )}
        {themes.length > 0 && (
          <ul className={styles.themes}>
            {themes.map((theme) => (
              <li key={theme.theme}>
                <TonalityChip tonality={tonalityOf(theme)}>{theme.label}</TonalityChip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

const signs = { positive: 1, negative: -1, neutral: 0, mixed: 0 } as const;

/** Five steps, as in the review's own panel. */
function tonalityOf({ polarity, strength }: FeedTheme): number {
  return tonalityOfMention(signs[polarity], strength);
}
