import { useQuery } from "@tanstack/react-query";
import { CalendarSearch } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { formatDate, formatNumber } from "../../domain/format.ts";
import type { DashboardPeriod, FeedItem, Filters, ReviewSearchAnswer, ReviewSearchRequest } from "../../generated/types.ts";
import { callJson } from "../../lib/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSession } from "../session.ts";
import styles from "./review-dates.module.css";

interface ReviewDatesProps {
  filters: Filters;
  /** The reviews of the chosen period. */
  total: number;
  onPeriod: (period: DashboardPeriod) => void;
}

/** Where a period holds few reviews or none although there are others: their dates, and the way to see them. */
export function ReviewDates({ filters, total, onPeriod }: ReviewDatesProps): ReactElement | null {
  const { t } = useTranslation("page");
  const { app } = useSession();
  const few = total < app.samples.small;
  const { data } = useQuery({
    queryKey: ["reviews", "dates", filters],
    queryFn: ({ signal }) => datesOf(filters, signal),
    enabled: few,
  });
  if (!few || !data || data.total <= total) return null;
  const { first, last } = data;
  return (
    <div className={styles.dates} role="status">
      <CalendarSearch size={18} aria-hidden />
      <p>
        <strong>{total === 0 ? t("dates.none") : t("dates.few", { count: total })}</strong>{" "}
        {t("dates.all", {
          count: data.total,
          n: formatNumber(data.total),
          first: formatDate(first.published_at, "long"),
          last: formatDate(last.published_at, "long"),
        })}
      </p>
      <Button
        size="compact"
        onClick={() => onPeriod({ preset: "custom", from: first.experience_date.slice(0, 10), to: last.published_at.slice(0, 10) })}
      >
        {t("dates.show")}
      </Button>
    </div>
  );
}

/** The first and the last review under some filters, whatever the period; null where there is none. */
async function datesOf(filters: Filters, signal: AbortSignal): Promise<{ first: FeedItem; last: FeedItem; total: number } | null> {
  const search = (order: ReviewSearchRequest["order"]): Promise<ReviewSearchAnswer> =>
    callJson("POST", "/observation/reviews/search", { body: { filters, order, size: 1 }, signal, reads: true });
  const [oldest, latest] = await Promise.all([search("oldest"), search("latest")]);
  const [first, last] = [oldest.items[0], latest.items[0]];
  return first && last ? { first, last, total: latest.total } : null;
}
