import type { PlanCatalog, SourceName } from "../../src/engine/catalog/catalog.ts";
import type { CatalogAnswer, CatalogSource, WidgetType } from "../../src/generated/types.ts";

/** The catalog as a page receives it: the types that `keep` lets through, and every name of the metric layer. */
export function catalogAnswer({ types, metrics }: PlanCatalog, keep: (type: WidgetType) => boolean): CatalogAnswer {
  return {
    types: Object.values(types).filter(keep),
    metrics: Object.entries(metrics.dimensions).map(([source, dimensions]): CatalogSource => ({
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
