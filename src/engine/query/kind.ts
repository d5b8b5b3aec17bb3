import type { Query, ResultKind } from "../../generated/types.ts";
import { type Metrics, type SourceName, timeDimensions } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { liveParts } from "../plan/live-text.ts";

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

/** The measures that a query shows first: one, or the two of a curve. */
export function mainMeasures({ measure, measures }: Query): string[] {
  return [...(measure === undefined ? [] : [measure]), ...(measures ?? [])];
}

/** A query with fields of others in the place of its own. What names one measure replaces two, and two replace one. */
export function overlaid(query: Query, ...others: (Query | undefined)[]): Query {
  return others.reduce<Query>((made, own = {}) => {
    const kept = { ...made };
    if (own.measures) delete kept.measure;
    else if (own.measure !== undefined) delete kept.measures;
    return { ...kept, ...own };
  }, query);
}

/** The source that answers a query: its first measure's, reviews where it names none. */
export function sourceOf(query: Query, metrics: Metrics): SourceName {
  const [first] = mainMeasures(query);
  return (first !== undefined && entry(metrics.measures, first)?.source) || "reviews";
}

/** Where in a query a measure is named; what none of its fields names is in its text. */
export function measurePointer({ measure, measures, also }: Query, name: string, at: string): string {
  if (name === measure) return `${at}/measure`;
  if (measures?.includes(name)) return `${at}/measures/${measures.indexOf(name)}`;
  return also?.includes(name) ? `${at}/also/${also.indexOf(name)}` : `${at}/text`;
}

/** The measures that a query names, its text’s {{…}} and those whose changes it asks for included, each once. */
export function measuresOf(query: Query): string[] {
  const inText = liveParts(query.text ?? "").flatMap((part) => ("measure" in part ? [part.measure] : []));
  const compared = (query.changes ?? []).map(({ measure }) => measure);
  return [...new Set([...mainMeasures(query), ...(query.also ?? []), ...inText, ...compared])];
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
