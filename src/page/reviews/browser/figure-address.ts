import { addDays } from "../../../domain/time/day.ts";
import type { DayRange } from "../../../domain/time/period.ts";
import { keptValues } from "../../../engine/query/accepted.ts";
import type { Filters } from "../../../generated/types.ts";
import type { Figure } from "../reviews-types.ts";
import { daysBehind } from "../review-queries.ts";
import { ownState, writeBrowserState } from "./browser-state.ts";

/**
 * The search part of the address at which the list of all reviews shows those behind a figure; null where the list cannot be
 * asked for just these: those of promoters, or of the sentences of two filters.
 */
export function figureSearch(figure: Figure, range: DayRange): string | null {
  if (figure.nps) return null;
  const { from, to } = daysBehind(figure, range);
  const filters = sided(figure);
  const state = {
    ...ownState({}),
    filters,
    period: { preset: "custom", from, to: addDays(to, -1) } as const,
    ...(figure.rated ? { rated: true } : {}),
  };
  return writeBrowserState(state, { facets: Object.keys(filters) }).toString();
}

/** Themes on one side are other reviews than those that speak of them. */
function sided({ filters, polarity }: Figure): Filters {
  const themes = keptValues(filters["theme"]);
  if (themes.length === 0 || (polarity !== 1 && polarity !== -1)) return filters;
  const { theme: _, ...others } = filters;
  return { ...others, [polarity === 1 ? "praised" : "blamed"]: [...themes] };
}
