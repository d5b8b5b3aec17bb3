import type { Query, ResultKind } from "../generated/types.ts";
import { type Metrics, type SourceName, timeDimensions } from "./catalog.ts";
import { entry } from "./entry.ts";
import { liveParts } from "./live-text.ts";

/**
 * The kind of result that a query yields. The closed set of ARCHITECTURE §1: `changes`, `text`, `reviews` and
 * `geo` decide first, then the number of dimensions; a time dimension makes a series.
 */
export function resultKind(query: Query): ResultKind {
  if (query.changes) return "changes";
  if (query.text !== undefined) return "text";
  if (query.reviews) return "feed";
  if (query.geo) return "geo";
  const by = query.by ?? [];
  if (by.length === 0) return "scalar";
  if (by.some((dimension) => timeDimensions.includes(dimension))) return "series";
  if (by.length === 2) return "matrix";
  return query.table || query.also ? "table" : "breakdown";
}

/** The source that answers a query: its measure's, reviews where it names none. */
export function sourceOf(query: Query, metrics: Metrics): SourceName {
  return (query.measure && entry(metrics.measures, query.measure)?.source) || "reviews";
}

/** The measures that a query names, its text’s {{…}} and those whose changes it asks for included, each once. */
export function measuresOf(query: Query): string[] {
  const inText = liveParts(query.text ?? "").flatMap((part) => ("measure" in part ? [part.measure] : []));
  const compared = (query.changes ?? []).map(({ measure }) => measure);
  return [...new Set([...(query.measure ? [query.measure] : []), ...(query.also ?? []), ...inText, ...compared])];
}

/** What a kind of result is, in French. */
export const kindNames: Readonly<Record<ResultKind, string>> = {
  scalar: "un chiffre",
  series: "une évolution",
  breakdown: "une répartition",
  matrix: "un croisement de deux dimensions",
  table: "un tableau",
  feed: "une liste d’avis",
  geo: "une carte",
  text: "un texte",
  changes: "une liste de changements",
};
