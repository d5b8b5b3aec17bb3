import { useQuery } from "@tanstack/react-query";
import { CalendarSearch } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import type { DashboardPeriod, Filters } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSession } from "../session/session.ts";
import styles from "./review-dates.module.css";

interface ReviewDatesProps {
  filters: Filters;
  /** The reviews of the chosen period; null while unknown. */
  total: number | null;
  onPeriod: (period: DashboardPeriod) => void;
}

/** Where a period holds few reviews or none although there are others: their dates, and the way to see them. */
export function ReviewDates({ filters, total, onPeriod }: ReviewDatesProps): ReactElement {
  const { t } = useTranslation("page");
  const { app } = useSession();
  const few = total !== null && total < app.samples.small;
  const { data } = useQuery({
    queryKey: ["reviews", "days", filters],
    queryFn: ({ signal }) => callApi("readReviewDays", { body: { filters }, signal }),
    enabled: few,
  });
  const { first, last } = data ?? {};
  const others = few && data && first && last && data.total > total ? { first, last, all: data.total } : null;
  return (
    <div className={others ? styles.dates : undefined}>
      {others && <CalendarSearch size={18} aria-hidden />}
      {/* Always there: a status that comes with its text is not read out. */}
      <p role="status">
        {others && (
          <>
            <strong>{total === 0 ? t("dates.none") : t("dates.few", { count: total ?? 0 })}</strong>{" "}
            {t("dates.all", {
              count: others.all,
              n: formatNumber(others.all),
              first: formatDate(others.first, "long"),
              last: formatDate(others.last, "long"),
            })}
          </>
        )}
      </p>
      {others && (
        <Button size="compact" onClick={() => onPeriod({ preset: "custom", from: others.first, to: others.last })}>
          {t("dates.show")}
        </Button>
      )}
    </div>
  );
}
