import type { Query, ResultKind, Widget } from "../../generated/types.ts";
import { type PlanCatalog, timeDimensions } from "../catalog/catalog.ts";
import { hasCourse } from "../catalog/measure-reach.ts";
import { checkWidget } from "../check/widget.ts";
import { entry } from "../entry.ts";
import { mainMeasures, overlaid, resultKind } from "../query/kind.ts";
import { questionOf, widgetAsking } from "./question.ts";

/** What is asked, before it is drawn: measures, by what, over whom. */
export type Question = Pick<Query, "measure" | "measures" | "by" | "where">;

/** One way to draw the answer to a question. */
export interface Picture {
  view: string;
  widget: Widget;
}

/** Views that suit a question of this form, best first; others that can draw it follow in the order of the catalog. */
const best: Readonly<Record<string, readonly string[]>> = {
  "scalar nps": ["nps-interval", "kpi", "gauge"],
  scalar: ["kpi", "gauge"],
  time: ["evolution", "table"],
  tonality: ["distribution", "donut", "bars", "table"],
  theme: ["themes", "bars", "ranking", "table"],
  expression: ["word-cloud", "ranking", "table"],
  commune: ["map", "bars", "ranking", "table"],
  establishment: ["ranking", "map", "table", "bars"],
  one: ["bars", "donut", "ranking", "table"],
  "two times": ["evolution", "table"],
  tonalities: ["bars", "heatmap", "table"],
  two: ["heatmap", "bars", "table"],
};

/** The places that a map shows, by the dimension that they are. */
const places: Readonly<Record<string, Query["geo"]>> = { commune: "communes", establishment: "establishments" };
const longestRanking = 50;

/** The dimensions, out of these, by which a measure can be drawn. */
export function drawnBy(question: Question, dimensions: readonly string[], catalog: PlanCatalog): string[] {
  return dimensions.filter((dimension) => picturesOf({ ...question, by: [dimension] as NonNullable<Query["by"]> }, catalog).length > 0);
}

/** Every way to draw the answer to a question with the views of the catalog, best first; none where it cannot be answered. */
export function picturesOf(question: Question, catalog: PlanCatalog): Picture[] {
  const preferred = best[formOf(question, catalog)] ?? [];
  const rank = (view: string): number => (preferred.includes(view) ? preferred.indexOf(view) : preferred.length);
  return Object.keys(catalog.views)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((view) => pictureIn(view, question, catalog) ?? [])
    .filter(({ widget }) => isAnswer(resultKind(questionOf(widget, catalog)), question));
}

/** Whether results of a kind show a measure as it is asked: neither a text nor reviews do, and places only where they are asked for. */
function isAnswer(kind: ResultKind, { by = [] }: Question): boolean {
  return !["text", "feed", "changes"].includes(kind) && (kind !== "geo" || by.length > 0);
}

/** A question drawn in one view; undefined where that cannot be. */
export function pictureIn(view: string, question: Question, catalog: PlanCatalog): Picture | undefined {
  for (const query of shapesOf(question, catalog)) {
    if (!catalog.views[view]?.accepts.includes(resultKind(query))) continue;
    const asked = widgetAsking({ type: view }, query, catalog, view);
    if (asked && checkWidget(asked.widget, catalog, "").length === 0) return { view, widget: asked.widget };
  }
  // A view of one subject is asked by a type that knows what else it takes: only what is asked is another.
  for (const type of Object.values(catalog.types)) {
    if (type.view !== view || type.beside || type.roles || type.query.where || !isAsked(question, overlaid(type.query, question))) continue;
    const widget: Widget = { type: type.type, query: { ...question } };
    if (checkWidget(widget, catalog, "").length === 0) return { view, widget };
  }
  return undefined;
}

/** Whether a query asks this and nothing more of measures and dimensions. */
function isAsked({ by, ...question }: Question, query: Query): boolean {
  return JSON.stringify([by, mainMeasures(question)]) === JSON.stringify([query.by, mainMeasures(query)]) && !query.also && !query.changes;
}

/** The queries that ask a question, fuller ones first. */
function shapesOf(question: Question, { metrics }: PlanCatalog): Query[] {
  const { by = [], ...whole } = question;
  const [name = ""] = mainMeasures(question);
  const measure = entry(metrics.measures, name);
  if (by.length === 0) return [...(measure && hasCourse(measure) ? [{ ...whole, trend: "month" } as const] : []), whole];
  const isTime = by.some((dimension) => timeDimensions.includes(dimension));
  if (isTime || question.measures) return [question];
  const geo = by.length === 1 ? places[by[0] ?? ""] : undefined;
  const ordered = by.length === 1 && !hasOwnOrder(by[0]);
  return [
    ...(geo ? [{ ...whole, geo }] : []),
    { ...question, ...(ordered ? { order: "-value" as const } : {}) },
    { ...question, table: true, ...(ordered ? { order: "-value" as const, limit: longestRanking } : {}) },
  ];
}

/** Dimensions whose values follow each other: they are shown in that order. */
function hasOwnOrder(dimension: string | undefined): boolean {
  return ["weekday", "hour", "tonality", "stars", "capacity", "rating-band", "polarity"].includes(dimension ?? "");
}

function formOf({ by = [], ...question }: Question, { metrics }: PlanCatalog): string {
  const [one = "", two] = by;
  const isTime = by.some((dimension) => timeDimensions.includes(dimension));
  if (by.length === 0) return entry(metrics.measures, mainMeasures(question)[0] ?? "")?.unit === "nps" ? "scalar nps" : "scalar";
  if (two === undefined) return isTime ? "time" : Object.hasOwn(best, one) ? one : "one";
  return isTime ? "two times" : by.includes("tonality") ? "tonalities" : "two";
}
