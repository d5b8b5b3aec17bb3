import { type BarometerDays, barometerMonth } from "../../../src/domain/barometer/month.ts";
import { barometerSentences } from "../../../src/domain/barometer/sentences.ts";
import { incidentKinds } from "../../../src/domain/review/incidents.ts";
import { calendarDifferences } from "../../../src/domain/time/calendar.ts";
import { addDays } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { Barometer, BarometerRow, Calendar, Days } from "../../../src/generated/types.ts";
import type { FacetValue } from "../../analytics/facet-questions.ts";
import type { Scope } from "../../analytics/question.ts";
import type { Actor } from "../../kit/actor.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { barometerDocument } from "./barometer-document.ts";
import { type FigureRow, figureTable, ratingEffects, themeMoves } from "./barometer-figures.ts";
import { type Reading, scopeFor } from "./barometer-reading.ts";

/** A month of a territory: its figures, the sentences about them, and their context. */
export async function barometerOf(
  services: AnsweringServices,
  calendar: Calendar,
  { territory, month, days }: Reading,
  actor: Actor,
): Promise<Barometer> {
  const { analytics, store } = services;
  const scope = scopeFor(actor, territory);
  const [categories, children, effects, themes, journal, incidents] = await Promise.all([
    figureTable(analytics, scope, "category", days),
    territory.children.length > 0 ? figureTable(analytics, scope, "child", days) : { rows: [] },
    ratingEffects(analytics, scope, days),
    themeMoves(analytics, scope, days),
    journalMarks(store, actor.group.id, { days: days.period, child: territory.child }),
    incidentsOf(services, scope, days),
  ]);
  const { overall } = categories;
  const differences = calendarDifferences(calendar, days.period, days.compared);
  const { period, compared } = days;
  const { samples } = services.config.product();
  const said = barometerSentences({ period, compared, rating: overall.rating, effects, themes, calendar: differences, journal, samples });
  return {
    id: territory.id,
    name: territory.name,
    month: barometerMonth(month.month),
    year: month.year,
    period: daysOf(period),
    compared: daysOf(compared),
    before: daysOf(days.year),
    complete: days.isOver,
    overall,
    rows: categories.rows.map(rowOf),
    children: children.rows.map(({ key, label, figures }) => ({ child: key, label, figures })),
    sentences: [said.moved, said.why, said.context],
    calendar: differences,
    journal,
    incidents,
    dashboard: barometerDocument(territory, days),
  };
}

/** Whatever the averages: a kind that occurs in either period has its row. */
async function incidentsOf(
  { analytics }: AnsweringServices,
  scope: Scope,
  { period, compared }: BarometerDays,
): Promise<Barometer["incidents"]> {
  const over = async (days: DayRange): Promise<readonly FacetValue[]> =>
    (await analytics.reviewFacets({ period: days, filters: {} }, { facets: ["incident"] }, scope)).facets["incident"] ?? [];
  const [now, before] = await Promise.all([over(period), over(compared)]);
  const count = (among: readonly FacetValue[], incident: string): number => among.find(({ value }) => value === incident)?.n ?? 0;
  return incidentKinds
    .map((incident) => ({
      incident,
      label: [...now, ...before].find(({ value }) => value === incident)?.label ?? incident,
      reviews: count(now, incident),
      previous_reviews: count(before, incident),
    }))
    .filter(({ reviews, previous_reviews }) => reviews + previous_reviews > 0);
}

function rowOf({ key, label, figures }: FigureRow): BarometerRow {
  const { rating, reviews } = figures;
  return {
    category: key,
    label,
    rating: rating.now.value,
    previous: rating.previous.value,
    year: rating.year.value,
    reviews: reviews.now.value ?? 0,
    previous_reviews: reviews.previous.value ?? 0,
    figures,
  };
}

function daysOf({ from, to }: DayRange): Days {
  return { from, to: addDays(to, -1) };
}
