import { type Metrics, timeDimensions } from "../../../engine/catalog/catalog.ts";
import { entry } from "../../../engine/entry.ts";
import { mainMeasures, sourceOf } from "../../../engine/query/kind.ts";
import type { WidgetType } from "../../../generated/types.ts";

/** What the types of the palette are about, in its order; each holds about a dozen of the shipped ones. */
export const topics = [
  "free",
  "rating",
  "rating-by",
  "nps",
  "reviews",
  "reviews-by",
  "tonalities",
  "answers",
  "forms",
  "themes",
  "theme-lists",
  "communes",
  "establishments",
  "content",
] as const;

export type Topic = (typeof topics)[number];

const ofAreas: readonly string[] = ["commune", "child"];
const ofEstablishments: readonly string[] = ["establishment", "selection"];
const ofForms: readonly string[] = ["answers", "marks", "remarks", "invitations"];

/** What a type is about: the measure that it shows first, unless it lists places or is written by its author. */
export function topicOf({ group, view, query }: WidgetType, metrics: Metrics): Topic {
  if (group === "free") return "free";
  if (group === "content" || query.text !== undefined) return "content";
  const [name = ""] = mainMeasures(query);
  const { unit, kind } = entry(metrics.measures, name) ?? {};
  const source = sourceOf(query, metrics);
  const by = query.by ?? [];
  if (ofForms.includes(source)) return "forms";
  const isList = query.table === true || by.length === 2;
  if (source === "themes" || source === "expressions" || by[0] === "theme") return isList ? "theme-lists" : "themes";
  if (query.geo || by.some((dimension) => ofAreas.includes(dimension))) return "communes";
  if (by.some((dimension) => ofEstablishments.includes(dimension)) || source === "establishments" || view === "scatter")
    return "establishments";
  if (unit === "nps" || kind === "nps") return "nps";
  if (/^(response|unanswered|negative-(response|answered))/.test(name)) return "answers";
  if (by.includes("tonality")) return "tonalities";
  const isDivided = by.some((dimension) => !timeDimensions.includes(dimension));
  if (unit === "rating" || unit === "rating-gap") return isDivided ? "rating-by" : "rating";
  return isDivided ? "reviews-by" : "reviews";
}
