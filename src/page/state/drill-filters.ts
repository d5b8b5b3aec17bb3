import { commonTo } from "../../engine/query/accepted.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import type { Filters } from "../../generated/types.ts";

/**
 * The filters of the reviews behind a part of a tile: the page's that reach it, its own, the part's.
 *
 * Where two speak of one dimension, what they have in common counts, as in the tile's own figures; the
 * narrower one alone where they have nothing in common.
 */
export function drillFilters(page: Filters, { ignored, query }: Pick<ReadyTile, "ignored" | "query">, { filters }: Drill): Filters {
  const reaching = Object.fromEntries(Object.entries(page).filter(([dimension]) => !ignored.includes(dimension)));
  return [query.where ?? {}, filters].reduce(narrowed, reaching);
}

/** Filters narrowed by others: of a dimension that both have, the values in common; the narrower ones alone where there are none. */
export function narrowed(wide: Filters, narrow: Filters): Filters {
  const filters = { ...wide };
  for (const [dimension, values] of Object.entries(narrow)) {
    const own = wide[dimension];
    filters[dimension] = (own && commonTo(own, values)) ?? values;
  }
  return filters;
}
