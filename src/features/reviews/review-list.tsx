import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { useTranslation } from "react-i18next";

import type { DayRange } from "../../domain/period.ts";
import { formatNumber } from "../../domain/format.ts";
import { ReviewCard } from "../../ui/review-card/review-card.tsx";
import { PagedList } from "./paged-list.tsx";
import { reviewSearchOf, reviewsQuery } from "./review-queries.ts";
import type { Figure, Vocabulary } from "./reviews-types.ts";
import { useProviderColor } from "./use-provider-color.ts";

interface ReviewListProps {
  figure: Figure;
  range: DayRange;
  vocabulary: Vocabulary;
  /** Tells how many there are. */
  onNote: (note: string | undefined) => void;
  onReview: (review: string) => void;
}

/** The reviews behind a figure, latest first. */
export function ReviewList({ figure, range, vocabulary, onNote, onReview }: ReviewListProps): ReactElement {
  const { t } = useTranslation("reviews");
  const colorOf = useProviderColor(vocabulary);
  const query = useInfiniteQuery(reviewsQuery(reviewSearchOf(figure, range)));
  const total = query.data?.pages[0]?.total;
  const counted = figure.rated ? "rated" : "count";
  useEffect(
    () => onNote(total === undefined ? undefined : t(counted, { count: total, total: formatNumber(total) })),
    [onNote, t, total, counted],
  );
  return (
    <PagedList query={query} empty={{ title: t("empty.title"), text: t("empty.text") }} more={t("more")}>
      {query.data?.pages
        .flatMap(({ items }) => items)
        .map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} providerColor={colorOf(review.provider)} onOpen={() => onReview(review.id)} />
          </li>
        ))}
    </PagedList>
  );
}
