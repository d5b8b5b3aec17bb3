import { typeset } from "../../../domain/format/typeset.ts";
import type { CardContent } from "../chart-types.ts";

/** What a screen reader says when the cursor reaches a place: «avril 2026 : Note 8,6 ; avril 2025 8,4, +0,2». The chosen figure comes first. */
export function spoken({ title, rows, events = [], note }: CardContent): string {
  const chosenFirst = rows.toSorted((a, b) => Number(b.chosen ?? false) - Number(a.chosen ?? false));
  const values = chosenFirst.map(({ label, value, gap }) => `${label} ${value}${gap ? `, ${gap.text}` : ""}`);
  return typeset(`${title} : ${[...values, ...events, ...(note ? [note] : [])].join(" ; ")}`);
}
