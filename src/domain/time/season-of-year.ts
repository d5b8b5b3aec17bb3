/** A season as guests speak of it: whole months, winter from December. */
export type SeasonOfYear = "winter" | "spring" | "summer" | "autumn";

const inTurn: readonly SeasonOfYear[] = ["winter", "spring", "summer", "autumn"];

/** The season of a month, 0 (January) to 11. */
export function seasonOfMonth(month: number): SeasonOfYear {
  return inTurn[Math.floor(((month + 1) % 12) / 3)] ?? "winter";
}
