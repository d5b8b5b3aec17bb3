import type { ConfigProblem, DashboardPeriod } from "../../generated/types.ts";
import { checkDay } from "./day.ts";
import { problem } from "./problems.ts";

/** What is wrong with a schema-valid period, of a dashboard or of one of its tiles: days that there are not, or in the wrong order. */
export function checkPeriod(period: DashboardPeriod | undefined, at: string): ConfigProblem[] {
  if (!period) return [];
  const days = (["from", "to"] as const).flatMap((end) => checkDay(period[end], `${at}/${end}`));
  if (days.length > 0 || period.preset !== "custom") return days;
  if (!period.from || !period.to) return [problem(at, "Une période choisie demande son premier et son dernier jour (« from » et « to »).")];
  return period.from > period.to
    ? [
        problem(`${at}/to`, `La période finit le ${period.to}, avant de commencer le ${period.from}.`, {
          repair: [
            { op: "replace", path: `${at}/from`, value: period.to },
            { op: "replace", path: `${at}/to`, value: period.from },
          ],
        }),
      ]
    : [];
}
