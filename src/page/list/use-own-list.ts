import { type RefObject, useMemo, useRef } from "react";

import { useFocusBesideRemoved } from "./use-focus-beside-removed.ts";
import { type Selection, useSelection } from "./use-selection.ts";

/** A list of one's own objects on screen, each of which can be selected. */
export interface OwnList<Item> {
  /** Those that are found; empty until they have come. */
  items: readonly Item[];
  /** Undefined until they have come. */
  ids: readonly string[] | undefined;
  selection: Selection;
  /** The items that are selected. */
  selected: () => Item[];
  /** Takes the focus where a removed row had it and none is left. */
  heading: RefObject<HTMLSpanElement | null>;
}

const none: readonly never[] = [];

/** What is selected of the items that are found, with the focus beside one that is removed; `found` is undefined until they have come. */
export function useOwnList<Item extends { id: string }>(found: readonly Item[] | undefined): OwnList<Item> {
  const items: readonly Item[] = found ?? none;
  const ids = useMemo(() => found?.map(({ id }) => id), [found]);
  const heading = useRef<HTMLSpanElement>(null);
  const selection = useSelection(ids ?? none);
  useFocusBesideRemoved(ids ?? none, heading);
  return { items, ids, selection, selected: () => items.filter(({ id }) => selection.has(id)), heading };
}
