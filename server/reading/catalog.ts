import { isInternal, type PlanCatalog, type SourceName } from "../../src/engine/catalog/catalog.ts";
import { isInternalQuery } from "../../src/engine/plan/plan.ts";
import type { CatalogAnswer, CatalogSource, WidgetType } from "../../src/generated/types.ts";

/**
 * The catalog as a page receives it: the types that `keep` lets through, and every name of the metric layer; those of
 * internal sources where `readsInternal`.
 */
export function catalogAnswer({ types, metrics }: PlanCatalog, keep: (type: WidgetType) => boolean, readsInternal = false): CatalogAnswer {
  const sources = Object.entries(metrics.dimensions).filter(([source]) => readsInternal || !isInternal(source as SourceName));
  return {
    types: Object.values(types).filter((type) => keep(type) && (readsInternal || !isInternalQuery(type.query, { metrics }))),
    metrics: sources.map(([source, dimensions]): CatalogSource => ({
      source: source as SourceName,
      measures: Object.fromEntries(
        Object.entries(metrics.measures)
          .filter(([, measure]) => measure.source === source)
          .map(([name, { source: _, ...measure }]) => [name, measure]),
      ),
      dimensions: [...dimensions],
    })),
  };
}
