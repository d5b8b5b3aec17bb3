import { addDays } from "./day.ts";
import type { DayRange } from "./period.ts";
import { formatPeriod } from "../format/format.ts";
import type { Comparison } from "../../generated/types.ts";

/** What a figure is compared with, in a few characters: «vs 2025», «vs N-1», «vs 1 – 30 juin 2026»; empty without comparison. */
export function comparedLabel(period: DayRange, compared: DayRange | null, comparison: Comparison): string {
  if (!compared) return "";
  if (comparison === "previous-period") return `vs ${formatPeriod(compared.from, addDays(compared.to, -1))}`;
  const year = compared.from.slice(0, 4);
  return year === addDays(compared.to, -1).slice(0, 4) && period.from.slice(0, 4) !== year ? `vs ${year}` : "vs N-1";
}
