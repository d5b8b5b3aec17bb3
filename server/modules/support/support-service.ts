import { supportOf, supportRuleOf } from "../../../src/domain/review/support.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Cell, Filters, Query, SupportAnswer, SupportItem, SupportRequest, TableRow } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { askOf } from "../../reading/answering.ts";
import { requireSheet } from "../../reading/sheet.ts";
import { visitsOf } from "../visits/visits-store.ts";

const nothing: Cell = { value: null, n: 0 };
/** Stands for the page that asks: the last twelve months against the year before. */
const page = { version: 1 as const, title: "-", compare: "previous-year" as const, widgets: {}, layout: { tabs: [] } };

/** The establishments of a group that the product's rule finds in need of support, most urgent first; one alone whether or not it does. */
export async function supportFor(services: Services, actor: Actor, request: SupportRequest): Promise<SupportAnswer> {
  const { store, clock, config: live, product, analytics } = services;
  const { establishment: asked, ...question } = request;
  const one = asked === undefined ? null : await requireSheet(store, actor, asked);
  const { current, compared, filters: chosen } = askOf(services, page, question);
  const filters: Filters = one === null ? chosen : { ...chosen, establishment: [one] };
  const rule = supportRuleOf(live.product());
  const { samples } = live.product();
  const today = dayOf(clock.now(), product.timezone);
  const recent: DayRange = { from: addDays(today, -rule.silence.days), to: addDays(today, 1) };
  const scope = scopeOf(actor.group.id);
  const rows = async (also: string[], measure: string, period: DayRange): Promise<Map<string, TableRow>> => {
    const query: Query = { measure, also, by: ["establishment"], table: true };
    const result = await analytics.answer({ query, period, filters }, scope);
    return new Map(result.kind === "table" ? result.rows.map((row) => [row.key, row]) : []);
  };
  const [now, before, lately, days] = await Promise.all([
    rows(["rating", "response-rate", "reviews", "unanswered"], "rating-index-ranking", current.period),
    compared ? rows(["reviews"], "rating", compared.period) : null,
    rows(["unanswered"], "reviews", recent),
    visitsOf(store, actor, clock).days(),
  ]);
  // One that has no review has no row of figures.
  const unrated = one === null || now.has(one) ? [] : (await analytics.members("establishment", scope)).filter(({ key }) => key === one);
  const known = [...now.values(), ...unrated.map((member) => ({ ...member, cells: [] }))];
  const items = known.map(({ key, label, detail, cells }): SupportItem => {
    const [index = nothing, rating = nothing, response_rate = nothing, reviews = nothing, unanswered = nothing] = cells;
    const earlier = before?.get(key)?.cells[0];
    const [published = nothing, waiting = nothing] = lately.get(key)?.cells ?? [];
    const facts = {
      index,
      rating,
      before: earlier,
      unanswered: unanswered.value ?? 0,
      recent: { reviews: published.value ?? 0, answered: (published.value ?? 0) - (waiting.value ?? 0) },
    };
    const visited = days.get(key);
    return {
      establishment: key,
      name: label,
      ...(detail === undefined ? {} : { commune: detail }),
      ...supportOf(facts, rule, samples),
      index,
      rating,
      response_rate,
      ...(earlier ? { before: earlier } : {}),
      reviews: reviews.value ?? 0,
      unanswered: facts.unanswered,
      visited_on: visited?.visited_on ?? null,
      next_on: visited?.next_on ?? null,
    };
  });
  const found = one === null ? items.filter(({ score }) => score > 0) : items.filter(({ establishment }) => establishment === one);
  return {
    items: found.toSorted((a, b) => b.score - a.score || (a.index.value ?? 100) - (b.index.value ?? 100) || (a.name < b.name ? -1 : 1)),
    rule,
  };
}
