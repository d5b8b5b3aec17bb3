import { formatSigned } from "../../domain/format/format.ts";
import type { Today } from "../../generated/types.ts";

/** One thing that is to be done, or is well: the key of its sentence, the values in it, and what it leads to. */
export interface Todo {
  sentence: "incidents" | "urgent" | "unanswered" | "fall" | "answered" | "steady" | "untested";
  values: Readonly<Record<string, string | number>>;
  leads: "incidents" | "reviews" | "opinions" | null;
}

/** What to do first, the most pressing first; what is well is said only where it was looked at. */
export function todosOf({ incidents, unanswered, urgent, rule, fall, tested, days }: Today): Todo[] {
  const waiting: Todo[] = [
    ...(urgent > 0
      ? [
          {
            sentence: "urgent" as const,
            values: { count: urgent, mark: rule.bad_below, days: rule.recent_days },
            leads: "reviews" as const,
          },
        ]
      : []),
    ...(unanswered > urgent ? [{ sentence: "unanswered" as const, values: { count: unanswered }, leads: "reviews" as const }] : []),
  ];
  const grave: Todo[] = incidents > 0 ? [{ sentence: "incidents", values: { count: incidents }, leads: "incidents" }] : [];
  const falling: Todo = fall
    ? {
        sentence: "fall",
        values: { theme: fall.label, from: formatSigned(fall.from.value), to: formatSigned(fall.to.value), days },
        leads: "opinions",
      }
    : { sentence: tested > 0 ? "steady" : "untested", values: {}, leads: null };
  const answered: Todo = { sentence: "answered", values: {}, leads: null };
  return [...grave, ...(waiting.length > 0 ? waiting : [answered]), falling];
}
