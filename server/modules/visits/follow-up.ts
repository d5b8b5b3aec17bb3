import { addDays, dayOf, daysBetween } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Cell, FollowedFigure, Query, Visit, VisitFollowUp } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";

/** Days on either side of a visit: beyond, other things have changed too. */
const MOST_DAYS = 180;

const followed: readonly Query[] = [{ measure: "rating" }, { measure: "response-rate" }];

/**
 * What changed after a visit: mark, response rate and the balance of the theme most spoken ill of before, over as many days on
 * either side as have passed since, {@link MOST_DAYS} at most. It is too early while a mark rests on too few reviews.
 */
export async function followUp(
  { analytics, clock, product, config }: Pick<Services, "analytics" | "clock" | "product" | "config">,
  actor: Actor,
  { establishment, visited_on }: Visit,
): Promise<VisitFollowUp> {
  const today = dayOf(clock.now(), product.timezone);
  const days = Math.min(MOST_DAYS, daysBetween(visited_on, today));
  if (days <= 0) return { days: 0, too_early: true, figures: [] };
  const before: DayRange = { from: addDays(visited_on, -days), to: visited_on };
  // The day of the visit belongs to neither side.
  const after: DayRange = { from: addDays(visited_on, 1), to: addDays(visited_on, days + 1) };
  const scope = scopeOf(actor.group.id, { locked: { establishment: [establishment] }, territory: {} });
  const ask = async (query: Query, period: DayRange) => analytics.answer({ query, period, filters: {} }, scope);
  const figureOf = async (query: Query, name?: string): Promise<FollowedFigure[]> => {
    const [from, to] = await Promise.all([ask(query, before), ask(query, after)]);
    if (from.kind !== "scalar" || to.kind !== "scalar") return [];
    const { measure, label, unit, better } = to;
    return [
      {
        measure,
        label: name === undefined ? label : `${label} : ${name}`,
        unit,
        ...(better ? { better } : {}),
        before: cellOf(from),
        after: cellOf(to),
      },
    ];
  };
  const worst = worstTheme(
    await ask({ measure: "theme-balance", also: ["theme-mentions"], by: ["theme"], table: true, order: "value", limit: 20 }, before),
    config.product().samples.insufficient,
  );
  const asked = [
    ...followed.map((query) => figureOf(query)),
    ...(worst ? [figureOf({ measure: "theme-balance", where: { theme: [worst.key] } }, worst.label)] : []),
  ];
  const figures = (await Promise.all(asked)).flat();
  const [mark] = figures;
  const least = config.product().samples.insufficient;
  return { days, too_early: !mark || mark.before.n < least || mark.after.n < least, figures };
}

/** The theme with the worst balance among those spoken of often enough. */
function worstTheme(
  result: Awaited<ReturnType<Services["analytics"]["answer"]>>,
  least: number,
): { key: string; label: string } | undefined {
  if (result.kind !== "table") return undefined;
  return result.rows.find(({ cells: [balance] }) => balance && balance.value !== null && balance.value < 0 && balance.n >= least);
}

function cellOf({ value, n, sample, interval, change_error }: Cell): Cell {
  return {
    value,
    n,
    ...(sample === undefined ? {} : { sample }),
    ...(interval ? { interval } : {}),
    ...(change_error === undefined ? {} : { change_error }),
  };
}
