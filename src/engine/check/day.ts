import { isCalendarDay, nearestDay } from "../../domain/time/calendar-day.ts";
import type { ConfigProblem } from "../../generated/types.ts";
import { problem } from "./problems.ts";

/** The problem of a well-formed day that no calendar has. */
export function checkDay(day: string | undefined, pointer: string): ConfigProblem[] {
  if (day === undefined || isCalendarDay(day)) return [];
  const candidate = nearestDay(day);
  const hint = candidate === null ? "" : ` Le dernier jour de ce mois est le ${candidate}.`;
  return [
    problem(pointer, `Le jour « ${day} » n’existe pas.${hint}`, {
      nearest: candidate,
      repair: candidate === null ? null : [{ op: "replace", path: pointer, value: candidate }],
    }),
  ];
}
