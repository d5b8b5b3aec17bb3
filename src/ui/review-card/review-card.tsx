import { type CSSProperties, type ReactElement, type ReactNode, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { formatRelative } from "../../domain/format/format.ts";
import { tonalityOfMention, tonalityOfTheme } from "../../domain/review/tonality.ts";
import { closestOf, piecesOf } from "../../domain/review/pieces.ts";
import type { FeedItem, FeedPassage } from "../../generated/types.ts";
import { RatingBadge } from "../rating-badge/rating-badge.tsx";
import { TonalityChip } from "../tonality/tonality-chip.tsx";
import styles from "./review-card.module.css";

export interface ReviewCardProps {
  review: FeedItem;
  /** The moment from which «il y a 12 min» counts (ms); that of the first drawing where absent. */
  now?: number;
  /** Cuts the text after this many lines; absent, all of it is shown. */
  lines?: 2 | 3;
  /** Who wrote it, named in the establishment's place where all are of one. */
  author?: string | undefined;
  /** Colour of the platform's mark. */
  providerColor?: string;
  /** Opens the review: the whole card leads there. */
  onOpen?: (() => void) | undefined;
}

/** One review: its rating, where and when, its words in their own language, and the themes found in it. */
export function ReviewCard({ review, now, lines, author, providerColor, onOpen }: ReviewCardProps): ReactElement {
  const { t } = useTranslation("ui");
  const [present] = useState(Date.now);
  const { establishment_name: establishment, provider_name: provider, rating, title, text, lang, published_at: published, themes } = review;
  const name = author ?? establishment;
  const marked = (field: FeedPassage["field"], words: string): ReactNode[] => markedWords(field, words, review.passages ?? []);
  return (
    <article className={styles.card}>
      <RatingBadge value={rating} />
      <div className={styles.body}>
        <header className={styles.head}>
          <strong className={styles.name}>
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-label={t(author === undefined ? "review.open" : "review.openBy", { name })}
                onClick={onOpen}
              >
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
            {marked("title", title)}
          </p>
        )}
        {text && (
          <p className={styles.text} lang={lang ?? undefined} data-lines={lines}>
            {marked("text", text)}
          </p>
        )}
        {themes.length > 0 && (
          <ul className={styles.themes}>
            {themes.map((theme) => (
              <li key={theme.theme}>
                <TonalityChip tonality={tonalityOfTheme(theme)}>{theme.label}</TonalityChip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** The words that speak of a theme have the colour of their opinion behind them; the line below distinguishes praise from blame without it, as in the review's own panel. */
function markedWords(field: FeedPassage["field"], words: string, passages: readonly FeedPassage[]): ReactNode[] {
  const here = passages.filter((passage) => passage.field === field);
  return piecesOf(words, here).map(({ start, text, passages: covering }) => {
    const closest = closestOf(covering);
    if (!closest) return text;
    const { polarity, strength } = closest;
    return (
      <mark key={start} className={styles.mark} data-tonality={tonalityOfMention(polarity, strength)} data-polarity={polarity}>
        {text}
      </mark>
    );
  });
}
