import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import { comparedPeriod, type DayRange, resolvePeriod } from "../../../src/domain/time/period.ts";
import { incidentKinds } from "../../../src/domain/review/incidents.ts";
import { urgencyOf } from "../../../src/domain/review/urgency.ts";
import type { Filters, ThemeFall, Today } from "../../../src/generated/types.ts";
import type { Scope } from "../../analytics/question.ts";
import type { AnsweringServices } from "../../reading/answering.ts";

/** Days over which themes are compared with the year before: a season's worth of mentions. */
const THEME_DAYS = 90;

/** What is grave and unread within a scope, what waits for an answer, and the theme that got worse; nothing is guessed from too few mentions. */
export async function today(services: AnsweringServices, scope: Scope): Promise<Today> {
  const { clock, config, product } = services;
  const now = dayOf(clock.now(), product.timezone);
  const rule = urgencyOf(config.product());
  const recent = { from: addDays(now, 1 - rule.recent_days), to: addDays(now, 1) };
  const waiting: Filters = { answered: ["false"] };
  const bad = Array.from({ length: Math.ceil(rule.bad_below) }, (_, point) => String(point));
  const year = resolvePeriod(undefined, now);
  const grave = { period: year, filters: { incident: [...incidentKinds], read: ["false"] } };
  const [incidents, unanswered, urgent, themes] = await Promise.all([
    services.analytics.reviewFacets(grave, { facets: [] }, scope),
    count(services, waiting, year, scope),
    count(services, { ...waiting, "rating-band": bad }, recent, scope),
    falls(services, now, scope),
  ]);
  return { incidents: incidents.total, unanswered, urgent, rule, ...themes, days: THEME_DAYS };
}

async function count({ analytics }: AnsweringServices, filters: Filters, period: DayRange, scope: Scope): Promise<number> {
  const result = await analytics.answer({ query: { measure: "reviews" }, period, filters }, scope);
  return result.kind === "scalar" ? (result.value ?? 0) : 0;
}

async function falls({ analytics }: AnsweringServices, now: string, scope: Scope): Promise<{ fall: ThemeFall | null; tested: number }> {
  const period = { from: addDays(now, 1 - THEME_DAYS), to: addDays(now, 1) };
  const compared = comparedPeriod(period, "previous-year");
  const query = { changes: [{ measure: "theme-balance", by: ["theme"] }] };
  const result = await analytics.answer({ query, period, compared, filters: {} }, scope);
  if (result.kind !== "changes") return { fall: null, tested: 0 };
  const worse = result.items.find(({ from, to }) => (to.value ?? 0) < (from.value ?? 0));
  const [part] = worse?.parts ?? [];
  return {
    fall: worse && part ? { theme: part.key, label: part.label, from: worse.from, to: worse.to } : null,
    tested: result.searched.reduce((sum, { tested }) => sum + tested, 0),
  };
}
