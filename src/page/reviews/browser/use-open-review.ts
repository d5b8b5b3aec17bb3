import { useEffect, useRef, useState } from "react";

import { usePanels } from "../use-panels.ts";
import type { ReviewList } from "./list/use-review-list.ts";

/** The address follows who goes along the list once they rest: browsers take few changes of it in a row (ms). */
const REST_MS = 200;

export interface OpenReview {
  /** The review that is shown; null where there is none. */
  id: string | null;
  /** Its row in the list; -1 where it is none of those that have come. */
  index: number;
  /** The address says it, so that it takes the list's place on a small screen. */
  isAddressed: boolean;
  /** Opens a review: a step in the history where none was open. */
  open: (id: string, index: number) => void;
  /** Shows another one in its place. */
  turn: (id: string, index: number) => void;
  close: () => void;
}

/** The review that is open beside a list, or in its place: that of the address; where both are seen at once and it says none, the first. */
export function useOpenReview(list: Pick<ReviewList, "at" | "indexOf">, isBeside: boolean): OpenReview {
  const { review: addressed, openReview, turnTo, closeReview } = usePanels(true);
  const [cursor, setCursor] = useState<{ id: string; index: number } | null>(null);
  const [seen, setSeen] = useState(addressed);
  // Going back, another search and a link lead elsewhere.
  if (addressed !== seen) {
    setSeen(addressed);
    if (cursor && cursor.id !== addressed) setCursor(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(turnTo);
  useEffect(() => {
    latest.current = turnTo;
  });
  const id = cursor?.id ?? addressed ?? (isBeside ? (list.at(0)?.id ?? null) : null);
  const found = id === null ? -1 : list.indexOf(id);
  return {
    id,
    index: found < 0 && cursor?.id === id ? cursor.index : found,
    isAddressed: addressed !== null,
    open: (next, index) => {
      clearTimeout(timer.current);
      setCursor({ id: next, index });
      if (addressed === next) return;
      if (addressed === null) openReview(next);
      else turnTo(next);
    },
    turn: (next, index) => {
      setCursor({ id: next, index });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(next), REST_MS);
    },
    close: () => {
      // The address must not come back to a review that its reader has just turned to.
      clearTimeout(timer.current);
      closeReview();
    },
  };
}
