import { useLayoutEffect, useRef } from "react";
import { NavigationType, type SetURLSearchParams, useNavigationType } from "react-router-dom";

import type { Dashboard, Filters } from "../../generated/types.ts";
import { areaFilters, keepAreaFilters } from "./area-filters.ts";
import { defaultState, readState, writeState } from "./page-state.ts";
import { useRoute } from "../session/use-route.ts";

/**
 * The facet context of specification §2: a document opened without a state of its own takes up the filters last
 * chosen in its area, as far as it offers them; what is chosen on it is remembered for the next one. Going back
 * in the history brings back what was there instead.
 */
export function useAreaFilters(document: Dashboard, search: URLSearchParams, setSearch: SetURLSearchParams): void {
  const area = useRoute()?.area;
  const navigation = useNavigationType();
  const entered = useRef(false);
  useLayoutEffect(() => {
    const facets = document.facets ?? [];
    const kept = areaFilters(area);
    if (!entered.current) {
      entered.current = true;
      const offered = only(kept, (dimension) => facets.includes(dimension));
      if (navigation !== NavigationType.Pop && isBare(search, document) && Object.keys(offered).length > 0) {
        const own = defaultState(document);
        setSearch(writeState({ ...own, filters: { ...own.filters, ...offered } }, document), { replace: true });
        return;
      }
    }
    const { filters } = readState(search, document);
    const chosen = only(filters, (dimension) => facets.includes(dimension) && search.has(dimension));
    keepAreaFilters(area, { ...only(kept, (dimension) => !facets.includes(dimension)), ...chosen });
  }, [area, document, navigation, search, setSearch]);
}

/** Whether an address says nothing but the value that a dynamic dashboard is opened on. */
function isBare(search: URLSearchParams, { parameter }: Dashboard): boolean {
  return [...search.keys()].every((name) => name === parameter?.dimension);
}

function only(filters: Filters, keeps: (dimension: string) => boolean): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => keeps(dimension)));
}
