import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";

import { type AddressedFilters, useAreaFilters } from "../../state/use-area-filters.ts";
import { type BrowserState, ownState, readBrowserState, readFilters, writeBrowserState } from "./browser-state.ts";
import type { ReviewsScope } from "./reviews-scope.ts";

/** After so long without a key, the address says what is searched (ms). */
const TYPING_MS = 300;

export interface AddressedBrowser {
  state: BrowserState;
  /** Changes a part of the state: a step in the history, which closes the review that was open. */
  change: (part: Partial<BrowserState>) => void;
  /** The text in the search field: the state has it once the reader pauses. */
  typed: string;
  type: (text: string) => void;
  /** Takes the text that was typed at once. */
  submit: () => void;
}

/** The state of a list of reviews in its address: reloaded, shared and come back to as it is. */
export function useBrowserState(scope: ReviewsScope): AddressedBrowser {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrival = useNavigationType();
  const addressed = useMemo(
    (): AddressedFilters => ({
      facets: scope.facets,
      read: (from) => readFilters(from, scope),
      write: (filters) => writeBrowserState({ ...ownState(scope), filters }, scope),
      isBare: (search) => search.size === 0,
    }),
    [scope],
  );
  useAreaFilters(addressed, search, setSearch);
  const asked = JSON.stringify(readBrowserState(search, scope));
  const state = useMemo(() => JSON.parse(asked) as BrowserState, [asked]);

  const [typed, setTyped] = useState(state.text);
  // Going back or forward brings another search; what is being typed is newer than any other change of the address.
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (arrival === NavigationType.Pop) setTyped(state.text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was typed and is not in the state yet. */
  const pending = useRef<string>(undefined);
  const takePending = useCallback((): string | undefined => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = undefined;
    return text;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The entry of the history that its reader has gone back or forward to. */
  const returned = arrival === NavigationType.Pop ? key : null;
  useEffect(() => {
    if (returned !== null) takePending();
  }, [returned, takePending]);

  const latest = useRef({ state, navigate, scope });
  useEffect(() => {
    latest.current = { state, navigate, scope };
  });
  const go = useCallback((part: Partial<BrowserState>, replace: boolean): void => {
    const now = latest.current;
    const next = { ...now.state, ...part };
    void now.navigate({ search: writeBrowserState(next, now.scope).toString() }, { replace, preventScrollReset: true });
  }, []);
  const change = useCallback(
    (part: Partial<BrowserState>): void => {
      const text = takePending();
      if (part.text !== undefined) setTyped(part.text);
      go({ ...(text === undefined ? {} : { text: text.trim() }), ...part }, false);
    },
    [go, takePending],
  );
  // The first word is a step in the history; those that follow refine it.
  const take = (text: string): void => {
    takePending();
    const before = latest.current.state.text;
    if (text.trim() !== before) go({ text: text.trim() }, before !== "");
  };
  return {
    state,
    change,
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      pending.current = text;
      timer.current = setTimeout(() => take(text), TYPING_MS);
    },
    submit: () => take(typed),
  };
}
