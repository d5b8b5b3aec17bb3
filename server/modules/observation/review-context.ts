import { addDays, addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Cell, EstablishmentContext, FeedItem, Query, Result } from "../../../src/generated/types.ts";
import type { Scope } from "../../analytics/question.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import type { PresentMention } from "../../semantics/corrections/present-mentions.ts";

/** Days in which the mentions of a theme are counted. */
const THEME_DAYS = 90;

/** The establishment of a review in figures: those of the last twelve months, and how often the blamed theme was spoken of lately. */
export async function establishmentContext(
  { analytics, clock, product }: Pick<AnsweringServices, "analytics" | "clock" | "product">,
  { establishment }: Pick<FeedItem, "establishment">,
  theme: string | null,
  scope: Scope,
  label: (theme: string) => string,
): Promise<EstablishmentContext> {
  const end = addDays(dayOf(clock.now(), product.timezone), 1);
  const [yearAgo, twoYearsAgo] = [addMonths(end, -12), addMonths(end, -24)];
  const filters = { establishment: [establishment] };
  const cells = async (query: Query, period: DayRange, more = {}): Promise<Cell[]> =>
    cellsOf(await analytics.answer({ query, period, filters: { ...filters, ...more } }, scope));
  const mentions = async (to: string): Promise<number> => {
    const [cell] = await cells({ measure: "theme-mentions" }, { from: addDays(to, -THEME_DAYS), to }, { theme: [theme ?? ""] });
    return cell?.value ?? 0;
  };
  const [[rating, rate, delay], [before], lately, formerly] = await Promise.all([
    cells({ measure: "rating", also: ["response-rate", "response-delay"] }, { from: yearAgo, to: end }),
    cells({ measure: "rating" }, { from: twoYearsAgo, to: yearAgo }),
    theme === null ? 0 : mentions(end),
    theme === null ? 0 : mentions(yearAgo),
  ]);
  return {
    rating: rating ?? nothing,
    rating_before: before ?? nothing,
    response_rate: rate ?? nothing,
    response_delay: delay ?? nothing,
    theme: theme === null ? null : { theme, label: label(theme), mentions: lately, mentions_before: formerly },
  };
}

const nothing: Cell = { value: null, n: 0 };

/** The figures of a scalar, each as a bare cell. */
function cellsOf(result: Result): Cell[] {
  if (result.kind !== "scalar") return [];
  return [result, ...(result.also ?? [])].map(({ value, n, interval }) => ({ value, n, ...(interval ? { interval } : {}) }));
}

/** The first theme that a review blames, as its text goes; null where it blames none. */
export function firstBlamed(mentions: readonly PresentMention[]): string | null {
  const blamed = mentions.filter(({ polarity }) => polarity === "negative").toSorted((a, b) => a.start - b.start);
  return blamed[0]?.theme ?? null;
}
