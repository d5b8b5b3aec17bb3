import { type CSSProperties, type ReactElement, useEffect, useRef } from "react";

import { formatRelative } from "../../domain/format/format.ts";
import type { AnswerEntry } from "../../generated/types.ts";
import { useNow } from "../../lib/clock.ts";
import { useProviderColor } from "../../page/reviews/use-provider-color.ts";
import { useVocabulary } from "../../page/reviews/use-vocabulary.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { useTexts } from "./texts.ts";
import styles from "./to-answer.module.css";

interface WaitingListProps {
  rows: readonly AnswerEntry[];
  current: string;
  isByAuthor: boolean;
  onShow: (row: AnswerEntry) => void;
}

/** The reviews that wait, the one that is shown marked and in sight. */
export function WaitingList({ rows, current, isByAuthor, onShow }: WaitingListProps): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  const colorOf = useProviderColor(useVocabulary());
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-review="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <ol ref={list}>
      {rows.map((row) => (
        <li key={row.review} data-review={row.review} className={styles.row} data-current={row.review === current || undefined}>
          <RatingBadge value={row.rating} />
          <div className={styles.about}>
            <p className={styles.names}>
              <button type="button" aria-current={row.review === current || undefined} onClick={() => onShow(row)}>
                {isByAuthor ? (row.author ?? t("anonymous")) : row.establishment.name}
              </button>
              <time dateTime={row.published_at}>{formatRelative(row.published_at, now)}</time>
            </p>
            <p className={styles.words} lang={row.lang}>
              {row.excerpt || t("wordless")}
            </p>
            <p className={styles.foot}>
              {row.state === "draft" && <Badge>{t("draft")}</Badge>}
              <span className={styles.provider} style={{ "--provider": colorOf(row.provider) } as CSSProperties}>
                {row.provider_name}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
