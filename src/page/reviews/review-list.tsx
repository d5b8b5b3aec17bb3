import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";

import { addDays } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { formatNumber, formatPeriod } from "../../domain/format/format.ts";
import { PagedList } from "../list/paged-list.tsx";
import { ReviewCard } from "../../ui/review-card/review-card.tsx";
import { daysBehind, reviewSearchOf, reviewsQuery } from "./review-queries.ts";
import type { Figure, Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";
import { useProviderColor } from "./use-provider-color.ts";

interface ReviewListProps {
  figure: Figure;
  range: DayRange;
  vocabulary: Vocabulary;
  /** Called with how many there are. */
  onNote: (note: string | undefined) => void;
  onReview: (review: string) => void;
}

/** The reviews behind a figure, latest first. */
export function ReviewList({ figure, range, vocabulary, onNote, onReview }: ReviewListProps): ReactElement {
  const { t } = useTexts();
  const colorOf = useProviderColor(vocabulary);
  const query = useInfiniteQuery(reviewsQuery(reviewSearchOf(figure, range)));
  const total = query.data?.pages[0]?.total;
  const counted = figure.rated ? "rated" : "count";
  const { from, to } = daysBehind(figure, range);
  // Days of its own are named: they are not those that the page shows.
  const days = figure.window_days === undefined ? undefined : formatPeriod(from, addDays(to, -1));
  useEffect(() => {
    const said = total === undefined ? undefined : t(counted, { count: total, total: formatNumber(total) });
    onNote(said && days ? t("withDays", { said, days }) : said);
  }, [onNote, t, total, counted, days]);
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
