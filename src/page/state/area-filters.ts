import type { Area } from "../../domain/access/routes.ts";
import type { Filters } from "../../generated/types.ts";

/** The last filters chosen in the area on screen. One area is remembered: entering another forgets it. */
let context: { area: Area | undefined; filters: Filters } = { area: undefined, filters: {} };

/** Sets which area is on screen; the filters of the one that was left are dropped (specification §2). */
export function enterArea(area: Area | undefined): void {
  if (context.area !== area) context = { area, filters: {} };
}

/** The filters last chosen in this area, to be taken up by its next page. */
export function areaFilters(area: Area | undefined): Filters {
  return area !== undefined && context.area === area ? context.filters : {};
}

/** Remembers the filters of the page on screen for the next one of its area. */
export function keepAreaFilters(area: Area | undefined, filters: Filters): void {
  if (area !== undefined && context.area === area) context = { area, filters };
}
