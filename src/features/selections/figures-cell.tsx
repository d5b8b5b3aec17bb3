import type { ReactElement } from "react";

import { formatNumber, formatRating } from "../../domain/format/format.ts";
import type { SelectionFigures } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";

/** The mark of a selection with its margin and the reviews that it rests on; greyed where these are few. */
export function FiguresCell({ figures }: { figures: SelectionFigures | undefined }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  if (!figures) return <span className={styles.muted}>…</span>;
  const { rating, interval, rated } = figures;
  if (rating === null) return <span className={styles.muted}>{t("noReviews")}</span>;
  const isSmall = rated < app.samples.small;
  return (
    <span className={styles.figures}>
      <RatingBadge value={rating} muted={isSmall} />
      <span className={styles.muted}>
        {interval && (
          <span title={t("interval", { low: formatRating(interval[0]), high: formatRating(interval[1]) })}>{marginOf(interval)} · </span>
        )}
        {t("rated", { count: rated, number: formatNumber(rated) })}
        {isSmall && ` · ${t(rated < app.samples.insufficient ? "insufficient" : "small")}`}
      </span>
    </span>
  );
}

/** Half of an interval of ratings, on 10: «±0,2». */
export function marginOf([low, high]: readonly number[]): string {
  const half = ((high ?? 0) - (low ?? 0)) / 20;
  return `±${formatNumber(half, half < 0.05 ? 2 : 1)}`;
}
