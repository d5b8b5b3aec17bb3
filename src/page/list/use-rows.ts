import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { rowElement, rowIdOf, rowTarget } from "./row-elements.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Rows up to this many are all drawn: the browser's own search finds them, and each keeps what it holds. */
const ALL_DRAWN = 100;
/** Rows drawn beyond either edge of the window. */
const OVERSCAN = 10;
const ESTIMATED_PX = 52;

/** What is drawn of a list. */
export interface DrawnRow {
  index: number;
  /** What its element must carry. */
  props: { "data-row": string; "data-index": number; ref: RefCallback<HTMLElement> | undefined };
}

export interface Rows {
  drawn: readonly DrawnRow[];
  /** The height of the rows before and after those drawn (px). */
  before: number;
  after: number;
  /** Of the element that holds the rows. */
  container: RefCallback<HTMLElement>;
}

/**
 * The rows of a list that are in or near the window, whatever the height of each, and the keys that go along them: J to the
 * next, K to the one before.
 */
export function useRows(ids: readonly string[]): Rows {
  const [top, setTop] = useState(0);
  const long = ids.length > ALL_DRAWN;
  // oxlint-disable-next-line react/incompatible-library -- the build memoizes nothing by itself, and what is drawn is read anew in every rendering
  const virtual = useWindowVirtualizer({
    count: ids.length,
    enabled: long,
    estimateSize: () => ESTIMATED_PX,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = long ? virtual.getVirtualItems() : [];
  const [first] = items;
  const last = items.at(-1);

  /** A row that is to have the focus once it is drawn. */
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    const row = awaited.current === null ? null : rowElement(awaited.current);
    if (!row) return;
    awaited.current = null;
    rowTarget(row)?.focus();
  });
  const current = useRef<string | undefined>(undefined);
  const move = (step: 1 | -1): void => {
    const at = current.current === undefined ? -1 : ids.indexOf(current.current);
    const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), ids.length - 1);
    const id = ids[next];
    if (id === undefined) return;
    current.current = id;
    const row = rowElement(id);
    if (row) rowTarget(row)?.focus();
    else {
      awaited.current = id;
      virtual.scrollToIndex(next);
    }
  };
  usePageKeys({ j: () => move(1), k: () => move(-1) });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      current.current = rowIdOf(target) ?? current.current;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);

  const indexes = long ? items.map(({ index }) => index) : ids.map((_, index) => index);
  return {
    drawn: indexes.map((index) => ({
      index,
      props: { "data-row": ids[index] ?? "", "data-index": index, ref: long ? virtual.measureElement : undefined },
    })),
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
    container: (element) => {
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    },
  };
}
