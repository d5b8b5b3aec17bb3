import { bucketEnd } from "../../domain/time/bucket.ts";
import { addDays } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { narrowed } from "./drill-filters.ts";
import { focusFilters, isTime } from "./focus-steps.ts";
import type { PageState } from "./page-state.ts";

/** A state as its focus narrows it, within `range`, the days of its own period: the filters, and the days of the last step of time. */
export function focused(state: PageState, range: DayRange): PageState {
  const { focus = [] } = state;
  if (focus.length === 0) return state;
  const times = focus.filter(({ dimension }) => isTime(dimension));
  const others = focus.filter(({ dimension }) => !isTime(dimension));
  const days = times.reduce((within, { dimension, values: [day = ""] }) => common(within, dimension, day), range);
  return {
    ...state,
    filters: narrowed(state.filters, focusFilters(others)),
    ...(times.length > 0 ? { period: { preset: "custom", from: days.from, to: addDays(days.to, -1) } } : {}),
  };
}

/** The days that a range and a bucket have in common; those of the bucket where they have none. */
function common(range: DayRange, dimension: string, day: string): DayRange {
  const bucket = { from: day, to: bucketEnd(day, dimension as Parameters<typeof bucketEnd>[1]) };
  const both = { from: bucket.from > range.from ? bucket.from : range.from, to: bucket.to < range.to ? bucket.to : range.to };
  return both.from < both.to ? both : bucket;
}
