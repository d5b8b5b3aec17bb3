import { commonTo } from "../../engine/query/accepted.ts";
import type { Filters } from "../../generated/types.ts";

/** What narrows the figures of a tile beside the filters of its page. */
export interface TileFilters {
  /** Its own, and the value that its section repeats for it. */
  own: Filters;
  /** The dimensions of the page's filters that its figures do not know. */
  ignored: readonly string[];
}

/** The filters under which the figures of a tile are: the page's that they know, narrowed by its own. */
export function filtersBehind(page: Filters, { own, ignored }: TileFilters): Filters {
  const known = Object.fromEntries(Object.entries(page).filter(([dimension]) => !ignored.includes(dimension)));
  const narrowed = Object.entries(own).map(([dimension, accepted]) => {
    const shared = known[dimension];
    return [dimension, (shared && commonTo(shared, accepted)) ?? accepted] as const;
  });
  return { ...known, ...Object.fromEntries(narrowed) };
}
