import { useQuery } from "@tanstack/react-query";
import { CalendarSearch } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import type { AnswerCount, DashboardPeriod, Filters, ReviewDays } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSession } from "../session/session.ts";
import styles from "./review-dates.module.css";
import { usePageTexts } from "../words/texts.ts";

interface ReviewDatesProps {
  filters: Filters;
  /** The reviews of the chosen period; null while unknown. */
  total: number | null;
  onPeriod: (period: DashboardPeriod) => void;
}

/** Where a period holds few reviews or none although there are others: their dates, and the way to see them. */
export function ReviewDates({ filters, total, onPeriod }: ReviewDatesProps): ReactElement {
  const { app } = useSession();
  const few = total !== null && total < app.samples.small;
  const { data } = useQuery({
    queryKey: ["reviews", "days", filters],
    queryFn: ({ signal }) => callApi("readReviewDays", { body: { filters }, signal }),
    enabled: few,
  });
  return <Dates of="reviews" n={few ? total : null} days={data} onPeriod={onPeriod} />;
}

/** The same of answers to satisfaction forms. */
export function AnswerDates({ answers, onPeriod }: Pick<ReviewDatesProps, "onPeriod"> & { answers: AnswerCount }): ReactElement {
  const { app } = useSession();
  return <Dates of="answers" n={answers.n < app.samples.small ? answers.n : null} days={answers} onPeriod={onPeriod} />;
}

const words = {
  reviews: { none: "dates.none", few: "dates.few", all: "dates.all" },
  answers: { none: "dates.noAnswers", few: "dates.fewAnswers", all: "dates.allAnswers" },
} as const;

interface DatesProps {
  of: keyof typeof words;
  /** Those of the period; null where they are enough, or their number is unknown. */
  n: number | null;
  days: ReviewDays | undefined;
  onPeriod: ReviewDatesProps["onPeriod"];
}

function Dates({ of, n, days, onPeriod }: DatesProps): ReactElement {
  const { t } = usePageTexts();
  const { first, last, total = 0 } = days ?? {};
  const others = n !== null && first && last && total > n ? { first, last } : null;
  const { none, few, all } = words[of];
  return (
    <div className={others ? styles.dates : undefined}>
      {others && <CalendarSearch size={18} aria-hidden />}
      {/* Always there: a status that comes with its text is not read out. */}
      <p role="status">
        {others && (
          <>
            <strong>{n === 0 ? t(none) : t(few, { count: n ?? 0 })}</strong>{" "}
            {t(all, {
              count: total,
              n: formatNumber(total),
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
