import { useLayoutEffect, useRef } from "react";
import { NavigationType, type SetURLSearchParams, useNavigationType } from "react-router-dom";

import type { Dashboard, Filters } from "../../generated/types.ts";
import { areaFilters, keepAreaFilters } from "./area-filters.ts";
import { defaultState, readState, writeState } from "./page-state.ts";
import { useRoute } from "../session/use-route.ts";

/** What of an address the facet context is about. */
export interface AddressedFilters {
  /** The dimensions that the page offers. */
  facets: readonly string[];
  /** The filters that an address asks for. */
  read: (search: URLSearchParams) => Filters;
  /** The address of a page that was opened without a state, with these filters. */
  write: (filters: Filters) => URLSearchParams;
  /** Whether an address has no state of its own. */
  isBare: (search: URLSearchParams) => boolean;
}

/** The facet context of a document that is opened as a page. */
export function documentFilters(document: Dashboard): AddressedFilters {
  return {
    facets: document.facets ?? [],
    read: (search) => readState(search, document).filters,
    write: (filters) => {
      const own = defaultState(document);
      return writeState({ ...own, filters: { ...own.filters, ...filters } }, document);
    },
    // The value that a dynamic dashboard is opened on is none of its filters.
    isBare: (search) => [...search.keys()].every((name) => name === document.parameter?.dimension),
  };
}

/**
 * The facet context of specification §2: a page opened without a state of its own takes up the filters last
 * chosen in its area, as far as it offers them; what is chosen on it is remembered for the next one. Going back
 * in the history brings back what was there instead. `addressed` keeps its identity while it stays the same.
 */
export function useAreaFilters(addressed: AddressedFilters, search: URLSearchParams, setSearch: SetURLSearchParams): void {
  const area = useRoute()?.area;
  const navigation = useNavigationType();
  const entered = useRef(false);
  useLayoutEffect(() => {
    const { facets, read, write, isBare } = addressed;
    const kept = areaFilters(area);
    if (!entered.current) {
      entered.current = true;
      const offered = only(kept, (dimension) => facets.includes(dimension));
      if (navigation !== NavigationType.Pop && isBare(search) && Object.keys(offered).length > 0) {
        setSearch(write(offered), { replace: true });
        return;
      }
    }
    const chosen = only(read(search), (dimension) => facets.includes(dimension) && search.has(dimension));
    keepAreaFilters(area, { ...only(kept, (dimension) => !facets.includes(dimension)), ...chosen });
  }, [area, addressed, navigation, search, setSearch]);
}

function only(filters: Filters, keeps: (dimension: string) => boolean): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => keeps(dimension)));
}
