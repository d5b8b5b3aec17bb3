import { addDays } from "../../../domain/time/day.ts";
import type { DayRange } from "../../../domain/time/period.ts";
import type { Figure } from "../reviews-types.ts";
import { daysBehind, themesAsSides } from "../review-queries.ts";
import { ownState, writeBrowserState } from "./browser-state.ts";

/**
 * The search part of the address at which the list of all reviews shows those behind a figure; null where the list cannot be
 * asked for just these: those of promoters, or of the sentences of two filters.
 */
export function figureSearch(figure: Figure, range: DayRange): string | null {
  if (figure.nps) return null;
  const { from, to } = daysBehind(figure, range);
  const filters = themesAsSides(figure);
  const state = {
    ...ownState({}),
    filters,
    period: { preset: "custom", from, to: addDays(to, -1) } as const,
    ...(figure.rated ? { rated: true } : {}),
  };
  return writeBrowserState(state, { facets: Object.keys(filters) }).toString();
}
