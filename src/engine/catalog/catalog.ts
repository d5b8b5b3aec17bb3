import type { CatalogSource, DimensionName, Filters, MetricSource, Product, View, WidgetType } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { type PlainMeasure, plainMeasures } from "./index-weights.ts";

/** Everything a document may refer to. An argument of the engine, which imports no view and reads no file. */
export interface Catalog extends PlanCatalog {
  product: Product;
  /** Template → its version, null where it is unknown; absent where links to templates are not checked. */
  templates?: Readonly<Record<string, number | null>>;
}

/** What a plan needs of the catalog; a browser has no more. */
export interface PlanCatalog {
  views: Readonly<Record<string, ViewManifest>>;
  types: Readonly<Record<string, WidgetType>>;
  metrics: Metrics;
}

/** What the engine needs of a view: not its examples, and its options schema as a check. */
export type ViewManifest = Pick<View, "view" | "label" | "accepts" | "needs" | "minSize" | "defaultSize">;

/** A measure, and what it is counted from. */
export type KnownMeasure = PlainMeasure & { source: SourceName };

/** The measures and dimensions of every source, by name. */
export interface Metrics {
  measures: Readonly<Record<string, KnownMeasure>>;
  /** Source → its dimensions. */
  dimensions: Readonly<Record<string, readonly DimensionName[]>>;
}

export type SourceName = MetricSource["source"];

const declared: ReadonlySet<SourceName> = new Set(["answers", "marks", "remarks", "invitations"]);

/** Whether a source holds what people were asked by their host and answered to it, which nobody has published. */
export function isDeclared(source: SourceName): boolean {
  return declared.has(source);
}

/**
 * Whether a source holds how people of the destination work rather than what guests say. Its figures are read on pages of
 * their own alone: no dashboard, file, mail or public address shows them, whatever its document asks.
 */
export function isInternal(source: SourceName): boolean {
  return source === "moderation";
}

export const timeDimensions: readonly string[] = ["day", "week", "month", "quarter", "year"];

/** Joins the sources, the weights of their indexes said in full; throws on a measure that two of them declare. */
export function metricsOf(sources: readonly CatalogSource[]): Metrics {
  const measures: Record<string, KnownMeasure> = {};
  const dimensions: Record<string, readonly DimensionName[]> = {};
  for (const { source, measures: own, dimensions: names } of sources) {
    dimensions[source] = names ?? [];
    for (const [name, measure] of Object.entries(plainMeasures(own))) {
      const other = entry(measures, name);
      if (other) throw new Error(`measure "${name}" is declared by ${other.source} and ${source}`);
      measures[name] = { ...measure, source };
    }
  }
  return { measures, dimensions };
}

/** The filters that a source does not know: a filter reaches each widget whose metric has its dimension. */
export function ignoredFilters(source: SourceName, filters: Filters, metrics: Metrics): string[] {
  const known: readonly string[] = entry(metrics.dimensions, source) ?? [];
  return Object.keys(filters).filter((dimension) => !known.includes(dimension));
}

/** Every dimension that some source has. Made once per metrics: it is asked for by every widget of every document. */
export function everyDimension(metrics: Metrics): ReadonlySet<string> {
  const known = dimensionsOf.get(metrics) ?? new Set<string>(Object.values(metrics.dimensions).flat());
  dimensionsOf.set(metrics, known);
  return known;
}

const dimensionsOf = new WeakMap<Metrics, ReadonlySet<string>>();
