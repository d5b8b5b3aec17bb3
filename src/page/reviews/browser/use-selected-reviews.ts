import { useRef, useState } from "react";

/** Reviews that are acted upon together: no more than the server takes at once. */
export const MOST_SELECTED = 500;

export interface SelectedReviews {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Takes one in or out; later extensions begin there. */
  toggle: (id: string, index: number) => void;
  /** Takes in all from the last one that was taken in or out to this row. */
  extendTo: (index: number) => Promise<void>;
  /** Takes in the first rows, as many as can be. */
  selectFirst: (count: number) => Promise<void>;
  clear: () => void;
}

/** The reviews of a list that are selected. Another search selects none: what it leaves out is not acted on unseen. */
export function useSelectedReviews(search: object, idsOf: (first: number, last: number) => Promise<string[]>): SelectedReviews {
  const [held, setHeld] = useState<{ search: object; ids: readonly string[] }>({ search, ids: [] });
  const anchor = useRef(0);
  const ids = held.search === search ? held.ids : [];
  const hold = (next: readonly string[]): void => setHeld({ search, ids: [...new Set(next)].slice(0, MOST_SELECTED) });
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id, index) => {
      anchor.current = index;
      hold(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
    },
    extendTo: async (index) => {
      const [first, last] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      hold([...ids, ...(await idsOf(first, Math.min(last, first + MOST_SELECTED - 1)))]);
    },
    selectFirst: async (count) => hold(await idsOf(0, Math.min(count, MOST_SELECTED) - 1)),
    clear: () => setHeld({ search, ids: [] }),
  };
}
