import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** Rows drawn beyond either edge of what is seen. */
const OVERSCAN = 8;
/** The place in a list is remembered once its reader rests (ms). */
const REST_MS = 150;

interface ScrolledRowsRules {
  count: number;
  /** What scrolls; it must have a height of its own. */
  scroller: RefObject<HTMLElement | null>;
  /** A row's usual height (px), until it is measured. */
  estimate: number;
  /** Where the place is remembered, so that a reload and going back lead to it. */
  place: string;
  /** Called with the rows that are drawn. */
  onLook: (first: number, last: number) => void;
}

export interface ScrolledRows {
  drawn: readonly { index: number; props: { "data-index": number; ref: RefCallback<HTMLElement> } }[];
  /** The height of the rows before and after those drawn (px). */
  before: number;
  after: number;
  /** Scrolls a row into sight, as little as can be. */
  show: (index: number) => void;
  /** Scrolls back to the first row. */
  toTop: () => void;
}

/** The rows of a list of any length that are in or near what is seen of it, whatever the height of each. The place is kept in the tab's storage. */
export function useScrolledRows({ count, scroller, estimate, place, onLook }: ScrolledRowsRules): ScrolledRows {
  // oxlint-disable-next-line react/incompatible-library -- the build memoizes nothing by itself, and what is drawn is read anew in every rendering
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const [from, to] = [first?.index ?? 0, last?.index ?? 0];
  useEffect(() => onLook(from, to), [onLook, from, to]);

  // Once for each place, as soon as there are rows to go to.
  const restored = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (restored.current === place || count === 0) return;
    const entered = restored.current === undefined;
    restored.current = place;
    const kept = readPlace(place);
    if (kept) virtual.scrollToOffset((virtual.getOffsetForIndex(kept.index, "start")?.[0] ?? 0) + kept.within);
    else if (entered) virtual.scrollToOffset(0);
  }, [place, count, virtual]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      const top = virtual.getVirtualItemForOffset(element.scrollTop);
      if (top) keepPlace(place, { index: top.index, within: Math.round(element.scrollTop - top.start) });
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    // What is opened or searched next is another entry of the history, at the same place.
    keep();
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller, place, virtual, count]);

  return {
    drawn: items.map(({ index }) => ({ index, props: { "data-index": index, ref: virtual.measureElement } })),
    before: first?.start ?? 0,
    // Before anything is drawn the list has its height already: its reader may come back to a place far down.
    after: virtual.getTotalSize() - (last?.end ?? 0),
    show: useCallback((index: number) => virtual.scrollToIndex(index, { align: "auto" }), [virtual]),
    toTop: useCallback(() => virtual.scrollToOffset(0), [virtual]),
  };
}

interface Place {
  index: number;
  /** How far into the row (px). */
  within: number;
}

/** In the tab's own storage. */
const STORED = "list-places";
/** Entries of the history whose places are remembered. */
const MOST_PLACES = 50;

function readPlace(key: string): Place | null {
  const kept = readPlaces().find(([known]) => known === key)?.[1];
  return kept && Number.isInteger(kept.index) && Number.isFinite(kept.within) ? kept : null;
}

function keepPlace(key: string, place: Place): void {
  try {
    const others = readPlaces().filter(([known]) => known !== key);
    sessionStorage.setItem(STORED, JSON.stringify([[key, place], ...others].slice(0, MOST_PLACES)));
  } catch {
    // Storage refused or full: the list begins at its first row.
  }
}

function readPlaces(): [string, Place][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as [string, Place][]) : [];
  } catch {
    return [];
  }
}
