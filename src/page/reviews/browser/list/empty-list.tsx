import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { addDays, daysBetween } from "../../../../domain/time/day.ts";
import { formatDate } from "../../../../domain/format/format.ts";
import { searchOnly } from "../../../../domain/review/search-values.ts";
import type { DayRange } from "../../../../domain/time/period.ts";
import type { DashboardPeriod, Filters } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { EmptyState } from "../../../../ui/empty-state/empty-state.tsx";
import { useTexts } from "../texts.ts";

/** Twelve months (days). */
const YEAR_DAYS = 365;

interface EmptyListProps {
  /** All filters, those of the scope included. */
  filters: Filters;
  hasText: boolean;
  /** Whether the reader has chosen filters. */
  hasFilters: boolean;
  isNarrowed: boolean;
  range: DayRange;
  today: string;
  onPeriod: (period: DashboardPeriod) => void;
  onClear: () => void;
}

/** Says that nothing is found, when the last review was written, and what to do. */
export function EmptyList({ filters, hasText, hasFilters, isNarrowed, range, today, onPeriod, onClear }: EmptyListProps): ReactElement {
  const { t } = useTexts();
  // What the search has alone says nothing of days.
  const known = !hasText && !Object.keys(filters).some((dimension) => searchOnly.includes(dimension));
  const { data } = useQuery({
    queryKey: ["reviews", "days", filters],
    queryFn: ({ signal }) => callApi("readReviewDays", { body: { filters }, signal }),
    enabled: known,
  });
  const last = data?.last ?? null;
  const isOutside = known && last !== null && (last < range.from || last >= range.to);
  const isInYear = last !== null && last >= addDays(today, -YEAR_DAYS) && daysBetween(range.from, range.to) < YEAR_DAYS;
  return (
    <EmptyState
      title={isNarrowed && !isOutside ? t("empty.noMatch") : t("empty.title")}
      actions={
        <>
          {isOutside && (
            <Button
              variant="primary"
              onClick={() =>
                onPeriod(isInYear ? { preset: "last-12-months" } : { preset: "custom", from: addDays(last, 1 - YEAR_DAYS), to: last })
              }
            >
              {t(isInYear ? "empty.widen" : "empty.toLast")}
            </Button>
          )}
          {isNarrowed && <Button onClick={onClear}>{t(hasFilters ? "empty.clear" : "empty.clearText")}</Button>}
        </>
      }
    >
      {isOutside
        ? t("empty.last", { date: formatDate(last, "long") })
        : isNarrowed
          ? t(hasFilters ? (hasText ? "empty.narrowed" : "empty.filtered") : "empty.unmatched")
          : data && !last && t("empty.never")}
    </EmptyState>
  );
}
