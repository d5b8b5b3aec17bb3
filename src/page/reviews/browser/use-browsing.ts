import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import type { DashboardPeriod, ReviewTriage, SavedSearch } from "../../../generated/types.ts";
import { addDays } from "../../../domain/time/day.ts";
import { useToday } from "../../../lib/clock.ts";
import { useMedia } from "../../layout/use-media.ts";
import { rangeOf } from "../../state/page-state.ts";
import { useVocabulary } from "../use-vocabulary.ts";
import { daysOfMonths, MONTHS } from "./chosen-months.ts";
import { searchOf } from "./browser-queries.ts";
import { isNarrowed, withFilter, writeBrowserState } from "./browser-state.ts";
import type { ReviewsScope } from "./reviews-scope.ts";
import { stateOf } from "./searches/searches-queries.ts";
import { useSearches } from "./searches/use-searches.ts";
import { untouched, useTriage } from "./triage/use-triage.ts";
import { useBrowserState } from "./use-browser-state.ts";
import { useMatches } from "./use-matches.ts";
import { useOpenReview } from "./use-open-review.ts";
import { useReviewList } from "./list/use-review-list.ts";
import { useSelectedReviews } from "./list/use-selected-reviews.ts";
import { useSteady } from "../../state/use-steady.ts";

/** Three columns, design §6; below, the facets are in a drawer. */
const THREE = "(min-width: 1360px)";
/** The review beside its list. */
const TWO = "(min-width: 768px)";

/** The row that is to be in sight, and that takes the focus where `focus` says so. */
export interface RowTarget {
  index: number;
  focus: boolean;
}

/** What the facets, the list and the open review share. */
export type Browsing = ReturnType<typeof useBrowsing>;

/** What is asked, what is found, what is open and what is selected in a list of reviews, with the ways between them. */
export function useBrowsing(scope: ReviewsScope) {
  const hasThree = useMedia(THREE);
  const isBeside = useMedia(TWO);
  const today = useToday();
  const vocabulary = useVocabulary();
  const addressed = useBrowserState(scope);
  const { state, change } = addressed;
  const range = useSteady(daysOfMonths(state.filters) ?? rangeOf(state, today));
  const search = useMemo(() => searchOf(state, range, scope.fixed), [state, range, scope]);
  const list = useReviewList(search);
  const selected = useSelectedReviews(search, list.idsOf);
  const open = useOpenReview(list, isBeside);
  const searches = useSearches();
  const { pathname, key } = useLocation();
  const scroller: RefObject<HTMLDivElement | null> = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<RowTarget | null>(null);
  // The review that was opened by the keyboard, or in place of the list, takes the focus once it is there.
  const [awaited, setAwaited] = useState<string | null>(null);

  // The rows around the open one are read, so that it has its neighbours.
  const { look, count } = list;
  useEffect(() => {
    if (open.index >= 0 && open.index + 1 < count) look(open.index, open.index + 1);
  }, [open.index, count, look]);
  const neighbourAt = (index: number): string | null => (open.index < 0 ? null : (list.at(index)?.id ?? null));

  return {
    ...addressed,
    scope,
    layout: { hasThree, isBeside, showsList: isBeside || !open.isAddressed, showsDetail: isBeside || open.isAddressed },
    today,
    vocabulary,
    range,
    search,
    list,
    selected,
    open,
    searches,
    scroller,
    target,
    setTarget,
    awaited,
    onFocused: useCallback(() => setAwaited(null), []),
    triage: useTriage(),
    matchesOf: useMatches(state.text),
    isNarrowed: isNarrowed(state),
    neighbours: { before: neighbourAt(open.index - 1), after: neighbourAt(open.index + 1) },
    /** Where the place in the list is remembered. */
    place: `${pathname} ${key}`,
    addressOf: (id: string): string => {
      const to = writeBrowserState(state, scope);
      to.set("avis", id);
      return `${pathname}?${to.toString()}`;
    },
    triageOf: (id: string): ReviewTriage => list.find(id)?.triage ?? untouched,
    /** The period as it is chosen: that of the months where some are. */
    period: daysOfMonths(state.filters) ? ({ preset: "custom", from: range.from, to: addDays(range.to, -1) } as const) : state.period,
    choosePeriod: (period: DashboardPeriod): void => change({ period, filters: withFilter(state.filters, MONTHS, []) }),
    clear: (): void => change({ filters: {}, text: "", rated: undefined }),
    openRow: (id: string, index: number, byKeyboard: boolean): void => {
      if (byKeyboard || !isBeside) setAwaited(id);
      open.open(id, index);
    },
    /** Shows a neighbour of the open review, and brings its row into sight. */
    turn: (id: string): void => {
      const index = list.indexOf(id);
      open.turn(id, index);
      setTarget({ index, focus: false });
    },
    /** Goes along the list by a row; extends the selection to it where `extend` says so. */
    go: (step: 1 | -1, extend: boolean): void => {
      const next = Math.min(Math.max(open.index + step, 0), count - 1);
      const id = list.at(next)?.id;
      if (extend) void selected.extendTo(next, Math.max(open.index, 0));
      if (id === undefined) look(next, next);
      else if (isBeside || open.isAddressed) open.turn(id, next);
      if (isBeside || !open.isAddressed) setTarget({ index: next, focus: true });
    },
    /** Back to the list that a review has taken the place of: its row has the focus. */
    backToList: (): void => {
      if (open.index >= 0) setTarget({ index: open.index, focus: true });
      open.close();
    },
    openSearch: (kept: SavedSearch): void => {
      change(stateOf(kept.search, scope));
      searches.look(kept);
    },
  };
}
