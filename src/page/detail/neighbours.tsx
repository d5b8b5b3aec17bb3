import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactElement, useEffect } from "react";

import { IconButton } from "../../ui/button/icon-button.tsx";

/** Those before and after one in the list that it was opened from; null at an end. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

/** A list that comes a page at a time. */
interface LoadedList {
  ids: readonly string[];
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The neighbours of one in a list; undefined where it is not one of the rows that have come. The last row asks for the next page. */
export function useNeighboursIn({ ids, hasNextPage, fetchNextPage }: LoadedList, id: string | null): Neighbours | undefined {
  const at = id === null ? -1 : ids.indexOf(id);
  const last = at >= 0 && at === ids.length - 1;
  useEffect(() => {
    if (last && hasNextPage) void fetchNextPage();
  }, [last, hasNextPage, fetchNextPage]);
  return at < 0 ? undefined : { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null };
}

interface NeighbourButtonsProps {
  neighbours: Neighbours;
  labels: Readonly<Record<keyof Neighbours, string>>;
  onTurn: (id: string) => void;
}

/** Buttons from one row of the list to the next. */
export function NeighbourButtons({ neighbours, labels, onTurn }: NeighbourButtonsProps): ReactElement {
  const { before, after } = neighbours;
  return (
    <>
      <IconButton
        icon={ChevronUp}
        bordered
        label={labels.before}
        disabled={before === null}
        onClick={() => before !== null && onTurn(before)}
      />
      <IconButton
        icon={ChevronDown}
        bordered
        label={labels.after}
        disabled={after === null}
        onClick={() => after !== null && onTurn(after)}
      />
    </>
  );
}
