import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";

import type { Dashboard, EstablishmentSort, MapBounds } from "../../generated/types.ts";
import { defaultState, type PageState, readState, writeState } from "../../page/state/page-state.ts";
import { documentFilters, useAreaFilters } from "../../page/state/use-area-filters.ts";

/** The orders of the list, the usual one first. */
export const sorts = ["-rating", "rating", "-nps", "nps", "-reviews", "reviews", "name", "-name"] as const satisfies EstablishmentSort[];

/** What the list offers to filter by, in the place of a document: it reads and writes the address as pages do. */
export const listDocument: Dashboard = {
  version: 1,
  title: "-",
  facets: ["commune", "child", "stars", "capacity", "label", "selection"],
  widgets: {},
  layout: { tabs: [] },
};

/** What the list is asked for, all of it in the address. */
export interface ListAddress {
  state: PageState;
  search: string;
  sort: EstablishmentSort;
  /** From 0. */
  page: number;
  /** The part of the map to which the list is kept; null: anywhere. */
  within: MapBounds | null;
  /** On a small screen, whether the map is shown in the place of the list. */
  map: boolean;
}

/** After so long without a key, the address says what is searched (ms). */
const TYPING_MS = 300;
/** As the wire allows it. */
const LONGEST_SEARCH = 120;
const names = { search: "q", sort: "tri", page: "page", within: "zone", map: "vue" } as const;
const usual = sorts[0];

/** The list's address, and how it changes. Any change but of page and map leads to the first page; typing and moving the map are no steps in the history. */
export function useListAddress(): {
  address: ListAddress;
  typed: string;
  setTyped: (text: string) => void;
  change: (part: Partial<ListAddress>, how?: { replace: boolean }) => void;
  /** The search part of the address of another category. */
  elsewhere: string;
  narrowed: boolean;
  showAll: () => void;
} {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => documentFilters(listDocument), []);
  useAreaFilters(filters, params, setParams);
  const text = params.toString();
  const address = useMemo(() => addressIn(new URLSearchParams(text)), [text]);
  const latest = useRef({ address, setParams });
  useLayoutEffect(() => {
    latest.current = { address, setParams };
  });
  const change = (part: Partial<ListAddress>, { replace }: { replace: boolean } = { replace: false }): void => {
    const stays = Object.keys(part).every((name) => name === "page" || name === "map");
    const next = { ...latest.current.address, ...(stays ? {} : { page: 0 }), ...part };
    latest.current.setParams(paramsOf(next), { replace, preventScrollReset: true });
  };

  const [typed, setTyped] = useState(address.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (arrival === NavigationType.Pop) setTyped(address.search);
  }
  const own = defaultState(listDocument);
  return {
    address,
    typed,
    setTyped: (value) => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change({ search: value }, { replace: true }), TYPING_MS);
    },
    change,
    elsewhere: paramsOf({ ...address, page: 0 }).toString(),
    narrowed: address.search.trim() !== "" || address.within !== null || Object.keys(address.state.filters).length > 0,
    showAll: () => {
      clearTimeout(timer.current);
      setTyped("");
      change({ search: "", within: null, state: { ...address.state, filters: own.filters } });
    },
  };
}

function addressIn(params: URLSearchParams): ListAddress {
  const sort = params.get(names.sort);
  const page = params.get(names.page) ?? "";
  return {
    state: readState(params, listDocument),
    search: (params.get(names.search) ?? "").slice(0, LONGEST_SEARCH),
    sort: sorts.find((one) => one === sort) ?? usual,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0,
    within: boundsIn(params.get(names.within)),
    map: params.get(names.map) === "carte",
  };
}

function paramsOf({ state, search, sort, page, within, map }: ListAddress): URLSearchParams {
  const params = writeState(state, listDocument);
  if (search.trim() !== "") params.set(names.search, search);
  if (sort !== usual) params.set(names.sort, sort);
  if (page > 0) params.set(names.page, String(page + 1));
  if (within)
    params.set(names.within, [within.west, within.south, within.east, within.north].map((degrees) => degrees.toFixed(4)).join("_"));
  if (map) params.set(names.map, "carte");
  return params;
}

function boundsIn(text: string | null): MapBounds | null {
  const [west, south, east, north, more] = (text ?? "").split("_").map((part) => (/^-?\d{1,3}(\.\d+)?$/.test(part) ? Number(part) : NaN));
  if (more !== undefined || west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isSound = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isSound ? { west, south, east, north } : null;
}
