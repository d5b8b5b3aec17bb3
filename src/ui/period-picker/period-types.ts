import type { Comparison, DashboardPeriod } from "../../generated/types.ts";

/** A period and what it is compared with. */
export interface PeriodChoice {
  period: DashboardPeriod;
  comparison: Comparison;
}

/** A period that matters to the territory: a season, holidays, a festival. Both days included. */
export interface TerritoryPeriod {
  id: string;
  label: string;
  from: string;
  to: string;
}

/** The presets offered, in order. */
export const presets = [
  "last-7-days",
  "last-30-days",
  "last-90-days",
  "last-12-months",
  "month-to-date",
  "last-month",
  "quarter-to-date",
  "year-to-date",
  "last-year",
] as const satisfies readonly DashboardPeriod["preset"][];
