import { Clock, OctagonAlert, UserRound } from "lucide-react";
import type { CSSProperties, ReactElement, RefCallback } from "react";
import { Link } from "react-router-dom";

import { formatDate, formatRelative } from "../../../../domain/format/format.ts";
import { piecesOf } from "../../../../domain/review/pieces.ts";
import { tonalityOfTheme } from "../../../../domain/review/tonality.ts";
import type { FeedItem } from "../../../../generated/types.ts";
import { Checkbox } from "../../../../ui/checkbox/checkbox.tsx";
import { RatingBadge } from "../../../../ui/rating-badge/rating-badge.tsx";
import { TonalityChip } from "../../../../ui/tonality/tonality-chip.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden/visually-hidden.tsx";
import { excerptOf } from "./excerpt.ts";
import styles from "./review-row.module.css";
import { useTexts } from "../texts.ts";
import { untouched } from "../triage/use-triage.ts";
import type { MatchesOf } from "../use-matches.ts";

/** Themes shown of a review in a list. */
const MOST_THEMES = 3;

interface ReviewRowProps {
  review: FeedItem;
  /** Its place among all that are found, from 1. */
  position: number;
  total: number;
  props: { "data-index": number; ref: RefCallback<HTMLElement> };
  /** The address that opens it. */
  to: string;
  /** `byKeyboard`: the reader goes on in what opens. */
  onOpen: (byKeyboard: boolean) => void;
  /** It is the one that is open beside the list. */
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (extend: boolean) => void;
  now: number;
  providerColor: string;
  matchesOf: MatchesOf;
  /** All rows are of one establishment: each is named by who wrote it. */
  isByAuthor: boolean;
}

/** One review of a list: its mark, place, first words, or those that were searched, themes and platform. */
export function ReviewRow(row: ReviewRowProps): ReactElement {
  const { review, position, total, props, to, onOpen, isCurrent, isSelected, onSelect, now, providerColor, matchesOf, isByAuthor } = row;
  const { t } = useTexts();
  const { published_at: published, themes, lang } = review;
  const { incidents = [] } = review;
  const name = isByAuthor ? (review.author ?? t("row.anonymous")) : review.establishment_name;
  const more = themes.length - MOST_THEMES;
  const triage = review.triage ?? untouched;
  const { assigned_to: assignee, later_until: later } = triage;
  const marks = [...incidents, ...triage.tags, ...themes];
  return (
    <li
      {...props}
      className={styles.row}
      data-row={review.id}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      aria-setsize={total}
      aria-posinset={position}
    >
      <div className={styles.side}>
        <RatingBadge value={review.rating} />
        <span
          className={styles.select}
          // The box itself says nothing of the keys that are held.
          onClickCapture={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            onSelect(true);
          }}
        >
          <Checkbox
            label={<VisuallyHidden>{t(isByAuthor ? "row.selectOf" : "row.select", { name, date: formatDate(published) })}</VisuallyHidden>}
            checked={isSelected}
            onChange={() => onSelect(false)}
          />
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.head}>
          {!triage.read && (
            <span className={styles.unread}>
              <VisuallyHidden>{t("row.unread")}</VisuallyHidden>
            </span>
          )}
          <Link
            to={to}
            className={styles.open}
            aria-current={isCurrent || undefined}
            preventScrollReset
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.altKey) return;
              event.preventDefault();
              if (event.shiftKey) onSelect(true);
              else onOpen(event.detail === 0);
            }}
          >
            {name}
          </Link>
          {assignee !== null && (
            <span className={styles.sign} title={t("row.assigned", { name: assignee })}>
              <UserRound size={13} aria-hidden />
              <VisuallyHidden>{t("row.assigned", { name: assignee })}</VisuallyHidden>
            </span>
          )}
          {later !== null && (
            <span className={styles.sign} title={t("row.later", { date: formatDate(later) })}>
              <Clock size={13} aria-hidden />
              <VisuallyHidden>{t("row.later", { date: formatDate(later) })}</VisuallyHidden>
            </span>
          )}
          <time dateTime={published} className={styles.date} title={formatDate(published, "datetime")}>
            {formatRelative(published, now)}
          </time>
        </p>
        <Words review={review} lang={lang} matchesOf={matchesOf} />
        <div className={styles.foot}>
          {marks.length > 0 && (
            <ul className={styles.themes} aria-label={t("row.themes")}>
              {incidents.map((kind) => (
                <li key={kind} className={styles.incident}>
                  <OctagonAlert size={12} aria-hidden />
                  {t(`incidents.${kind}`)}
                </li>
              ))}
              {triage.tags.map((tag) => (
                <li key={`tag ${tag}`} className={styles.tag}>
                  {tag}
                </li>
              ))}
              {themes.slice(0, MOST_THEMES).map((theme) => (
                <li key={theme.theme}>
                  <TonalityChip tonality={tonalityOfTheme(theme)}>{theme.label}</TonalityChip>
                </li>
              ))}
              {more > 0 && <li className={styles.more}>{t("row.moreThemes", { count: more })}</li>}
            </ul>
          )}
          <span className={styles.provider} style={{ "--provider": providerColor } as CSSProperties}>
            {review.provider_name}
          </span>
        </div>
      </div>
    </li>
  );
}

/** The words of a review in two lines: from a match of the search on, where there is one. */
function Words({
  review: { title, text },
  lang,
  matchesOf,
}: Pick<ReviewRowProps, "matchesOf"> & { review: FeedItem; lang: string | null }): ReactElement {
  const { t } = useTexts();
  const words = [title, text].filter(Boolean).join(". ").replaceAll(/\s+/g, " ");
  if (words === "") return <p className={styles.wordless}>{t("row.wordless")}</p>;
  const { text: shown, matches, cut } = excerptOf(words, matchesOf(words, lang));
  return (
    <p className={styles.words} lang={lang ?? undefined}>
      {cut && "… "}
      {piecesOf(shown, matches).map(({ start, text: piece, passages }) => (passages.length > 0 ? <mark key={start}>{piece}</mark> : piece))}
    </p>
  );
}
