import { useLayoutEffect, useRef, useState } from "react";

/** Reviews that are acted upon together: no more than the server takes at once. */
export const MOST_SELECTED = 500;

export interface SelectedReviews {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Takes one in or out; later extensions begin there. */
  toggle: (id: string, index: number) => void;
  /** Takes in all from the last one that was taken in or out to this row; from row `from`, or this one alone, where there is none. */
  extendTo: (index: number, from?: number) => Promise<void>;
  /** Takes in the first rows, as many as can be. */
  selectFirst: (count: number) => Promise<void>;
  clear: () => void;
}

/** The reviews of a list that are selected. Another search selects none: what it leaves out is not acted on unseen. */
export function useSelectedReviews(search: object, idsOf: (first: number, last: number) => Promise<string[]>): SelectedReviews {
  const [held, setHeld] = useState<{ search: object; ids: readonly string[] }>({ search, ids: [] });
  const anchor = useRef<{ search: object; index: number }>(undefined);
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  const ids = held.search === search ? held.ids : [];
  const hold = (change: (before: readonly string[]) => readonly string[]): void => {
    // Rows that were still being read belong to the search that they were asked of.
    if (latest.current !== search) return;
    setHeld((before) => ({ search, ids: [...new Set(change(before.search === search ? before.ids : []))].slice(0, MOST_SELECTED) }));
  };
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id, index) => {
      anchor.current = { search, index };
      hold((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
    },
    extendTo: async (index, from = index) => {
      if (anchor.current?.search !== search) anchor.current = { search, index: from };
      const begun = anchor.current.index;
      const [first, last] = [Math.min(begun, index), Math.max(begun, index)];
      const added = await idsOf(first, Math.min(last, first + MOST_SELECTED - 1));
      hold((before) => [...before, ...added]);
    },
    selectFirst: async (count) => {
      const found = await idsOf(0, Math.min(count, MOST_SELECTED) - 1);
      hold(() => found);
    },
    clear: () => hold(() => []),
  };
}
