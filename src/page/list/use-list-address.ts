import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/** After so long without a key, the address says what is searched: browsers take few changes of it in a row (ms). */
const TYPING_MS = 300;

const SEARCH = "q";
const SORT = "tri";

/** What a list is asked for, as its address has it. */
interface ListAddress<Sort extends string, Filter extends string> {
  search: string;
  setSearch: (text: string) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
  /** What each filter keeps; null where it keeps all. */
  filters: Readonly<Record<Filter, string | null>>;
  setFilter: (filter: Filter, value: string | null) => void;
  /** Whether a search or a filter leaves something out. */
  narrowed: boolean;
  /** Takes search and filters away. */
  showAll: () => void;
}

/** The search, order and filters of a list, kept in the address: reloaded, shared and come back to as they are. The first order is the usual one. */
export function useListAddress<Sort extends string, Filter extends string>(
  sorts: readonly [Sort, ...Sort[]],
  filters: readonly Filter[],
): ListAddress<Sort, Filter> {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const arrival = useNavigationType();
  const addressed = params.get(SEARCH) ?? "";
  const [typed, setTyped] = useState(addressed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The entry of the history that its reader has gone back or forward to. */
  const returned = arrival === NavigationType.Pop ? key : null;
  useEffect(() => {
    if (returned !== null) clearTimeout(timer.current);
  }, [returned]);
  // Going back or forward brings another search; what is being typed is newer than any other change of the address.
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (arrival === NavigationType.Pop) setTyped(addressed);
  }

  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  });
  const write = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(latest.current.params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current.setParams(next, { replace: true, preventScrollReset: true });
  };

  const chosen = params.get(SORT);
  const kept = Object.fromEntries(filters.map((filter) => [filter, params.get(filter) || null])) as Record<Filter, string | null>;
  const nothing = Object.fromEntries(filters.map((filter) => [filter, null]));
  return {
    search: typed,
    setSearch: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ [SEARCH]: text }), TYPING_MS);
    },
    sort: sorts.find((sort) => sort === chosen) ?? sorts[0],
    setSort: (sort) => write({ [SORT]: sort === sorts[0] ? null : sort }),
    filters: kept,
    setFilter: (filter, value) => write({ [filter]: value }),
    narrowed: typed.trim() !== "" || filters.some((filter) => kept[filter] !== null),
    showAll: () => {
      clearTimeout(timer.current);
      setTyped("");
      write({ ...nothing, [SEARCH]: null });
    },
  };
}
