import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";

import type { Dashboard } from "../../generated/types.ts";
import { documentFilters, useAreaFilters } from "./use-area-filters.ts";
import { type PageState, readState, withChoice, writeState } from "./page-state.ts";
import { useSteady } from "./use-steady.ts";

export interface AddressedState {
  state: PageState;
  /** Changes a part of the state: a step in the history. */
  change: (part: Partial<PageState>) => void;
  /** The same in the place of the present entry of the history, whose panels close; absent where the address keeps no state. */
  replace?: (part: Partial<PageState>) => void;
  /** Takes an option of a choice in a tile: no step in the history. */
  choose: (widget: string, choice: string, option: string) => void;
}

/** The state of a page in its address. Its parts, and what changes it, stay the same until they differ: every tile depends on them. */
export function usePageState(document: Dashboard): AddressedState {
  const [search, setSearch] = useSearchParams();
  useAreaFilters(
    useMemo(() => documentFilters(document), [document]),
    search,
    setSearch,
  );
  const { choices: switched, ...asked } = useMemo(() => readState(search, document), [search, document]);
  const question = useSteady(asked);
  const choices = useSteady(switched);
  const state = useMemo((): PageState => ({ ...question, choices }), [question, choices]);

  const latest = useRef({ state, setSearch });
  useEffect(() => {
    latest.current = { state, setSearch };
  });
  const go = useCallback(
    (next: PageState, replace: boolean) => latest.current.setSearch(writeState(next, document), { replace }),
    [document],
  );
  const change = useCallback((part: Partial<PageState>) => go({ ...latest.current.state, ...part }, false), [go]);
  const replace = useCallback((part: Partial<PageState>) => go({ ...latest.current.state, ...part }, true), [go]);
  const choose = useCallback(
    (widget: string, choice: string, option: string) => go(withChoice(latest.current.state, widget, choice, option), true),
    [go],
  );
  return { state, change, replace, choose };
}
