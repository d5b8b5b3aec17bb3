import { ChevronLeft, SlidersHorizontal } from "lucide-react";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import type { Filters, ReviewTriage, SavedSearch } from "../../../generated/types.ts";
import { addDays } from "../../../domain/time/day.ts";
import { formatNumber, formatPeriod } from "../../../domain/format/format.ts";
import { useToday } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button/button.tsx";
import { PeriodPicker } from "../../../ui/period-picker/period-picker.tsx";
import { SkipLinks } from "../../../ui/skip-links/skip-links.tsx";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import { useMedia } from "../../layout/use-media.ts";
import { usePageKeys } from "../../list/use-page-keys.ts";
import { observationAccess } from "../../../domain/access/access.ts";
import { AddToSelection } from "../../selections/add-to-selection.tsx";
import { pathOf } from "../../session/paths.ts";
import { useRoutes } from "../../session/routes.ts";
import { sessionMayOpen, useSession } from "../../session/session.ts";
import { rangeOf } from "../../state/page-state.ts";
import { useVocabulary } from "../use-vocabulary.ts";
import { searchOf } from "./browser-queries.ts";
import { isNarrowed, ownState, writeBrowserState } from "./browser-state.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { DetailColumn } from "./detail-column.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { KeyHints } from "./key-hints.tsx";
import { IncidentBanner, unreadIncidents } from "./incident-banner.tsx";
import { ListColumn } from "./list-column.tsx";
import { OrderMenu } from "./order-menu.tsx";
import { type ReviewsScope, unofferedFilters } from "./reviews-scope.ts";
import styles from "./reviews-browser.module.css";
import { SearchBox } from "./search-box.tsx";
import { stateOf } from "./searches/searches-queries.ts";
import { PinnedSearches } from "./searches/pinned-searches.tsx";
import { SearchesMenu } from "./searches/searches-menu.tsx";
import { useSearches } from "./searches/use-searches.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useTexts } from "./texts.ts";
import { TriageActions } from "./triage/triage-actions.tsx";
import { type TriageStep, untouched, useTriage } from "./triage/use-triage.ts";
import { UnderstoodText } from "./understood-text.tsx";
import { useBrowserState } from "./use-browser-state.ts";
import { useOpenReview } from "./use-open-review.ts";
import { useMatches } from "./use-matches.ts";
import { useReviewList } from "./use-review-list.ts";
import { useSelectedReviews } from "./use-selected-reviews.ts";

// Opened on small windows alone: it comes with its dialog when it is.
const FacetDrawer = lazy(() => import("./facet-drawer.tsx").then((module) => ({ default: module.FacetDrawer })));

/** Three columns, design §6; below, the facets are in a drawer. */
const THREE = "(min-width: 1360px)";
/** The review beside its list. */
const TWO = "(min-width: 768px)";

interface ReviewsBrowserProps {
  scope: ReviewsScope;
  title: string;
  /** The level of the title: 2 where the page around has its own. */
  level?: 1 | 2;
}

/**
 * Reviews to search, sort and read: facets, list and the review that is open, whose whole state is in the address.
 *
 * It fills the height of what surrounds it, which must have one. `scope` says whose reviews they are.
 */
export function ReviewsBrowser({ scope, title, level = 1 }: ReviewsBrowserProps): ReactElement {
  const { t } = useTexts();
  const Title = `h${level}` as const;
  const hasThree = useMedia(THREE);
  const isBeside = useMedia(TWO);
  const today = useToday();
  const vocabulary = useVocabulary();
  const { state, change, typed, type, submit } = useBrowserState(scope);
  const range = useSteady(rangeOf(state, today));
  const search = useMemo(() => searchOf(state, range, scope.fixed), [state, range, scope]);
  const list = useReviewList(search);
  const selected = useSelectedReviews(search, list.idsOf);
  const open = useOpenReview(list, isBeside);
  const triage = useTriage();
  const searches = useSearches();
  const establishmentPath = useEstablishmentPath();
  const { pathname, key } = useLocation();
  const scroller = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ index: number; focus: boolean } | null>(null);
  const [drawer, setDrawer] = useState<boolean>();
  if (drawer && hasThree) setDrawer(false);

  // The review that was opened by the keyboard, or in place of the list, takes the focus once it is there.
  const [awaited, setAwaited] = useState<string | null>(null);
  const onFocused = useCallback(() => setAwaited(null), []);

  const narrowed = isNarrowed(state);
  const addressOf = (id: string): string => {
    const to = writeBrowserState(state, scope);
    to.set("avis", id);
    return `${pathname}?${to.toString()}`;
  };
  const openRow = (id: string, index: number, byKeyboard: boolean): void => {
    if (byKeyboard || !isBeside) setAwaited(id);
    open.open(id, index);
  };
  const go = (step: 1 | -1, extend: boolean): void => {
    const next = Math.min(Math.max(open.index + step, 0), list.count - 1);
    const id = list.at(next)?.id;
    if (extend) void selected.extendTo(next);
    if (id === undefined) list.look(next, next);
    else if (isBeside || open.isAddressed) open.turn(id, next);
    if (isBeside || !open.isAddressed) setTarget({ index: next, focus: true });
  };
  const { login } = vocabulary;
  const mayMakeSelections = sessionMayOpen(useSession(), observationAccess);
  const establishmentsOf = (reviews: readonly string[]): string[] => [
    ...new Set(reviews.flatMap((id) => list.find(id)?.establishment ?? [])),
  ];
  const triageOf = (id: string): ReviewTriage => list.find(id)?.triage ?? untouched;
  /** Does something to the open review by its key. */
  const stepOf = (step: (triage: ReviewTriage) => TriageStep): boolean => {
    if (open.id === null) return false;
    triage.run({ reviews: [open.id], step: step(triageOf(open.id)) });
    return true;
  };
  const isInList = ({ target: element }: KeyboardEvent): boolean => element instanceof Node && Boolean(scroller.current?.contains(element));
  usePageKeys({
    j: (event) => go(1, event.shiftKey),
    k: (event) => go(-1, event.shiftKey),
    arrowdown: (event) => isInList(event) && go(1, event.shiftKey),
    arrowup: (event) => isInList(event) && go(-1, event.shiftKey),
    x: () => (open.id !== null && open.index >= 0 ? selected.toggle(open.id, open.index) : false),
    l: () => stepOf(({ read }) => ({ read: !read })),
    m: () => (login === null ? false : stepOf(({ assigned_to: to }) => ({ assigned_to: to === login ? null : login }))),
    escape: () => (selected.ids.length > 0 ? selected.clear() : false),
  });

  const neighbourAt = (index: number): string | null => (open.index < 0 ? null : (list.at(index)?.id ?? null));
  const turn = (id: string): void => {
    const index = list.indexOf(id);
    open.turn(id, index);
    setTarget({ index, focus: false });
  };
  // The rows around the open one are read, so that it has its neighbours.
  const { look, count } = list;
  useEffect(() => {
    if (open.index >= 0 && open.index + 1 < count) look(open.index, open.index + 1);
  }, [open.index, count, look]);

  const clear = (): void => change({ filters: {}, text: "", rated: undefined });
  const openSearch = (kept: SavedSearch): void => {
    change(stateOf(kept.search, scope));
    searches.look(kept);
  };
  const searchesMenu = <SearchesMenu searches={searches} state={state} scope={scope} onOpen={openSearch} />;
  const period = (
    <PeriodPicker
      today={today}
      value={{ period: state.period, comparison: "none" }}
      comparable={false}
      onApply={({ period: chosen }) => change({ period: chosen })}
    />
  );
  const facets = (
    <FacetPanel
      scope={scope}
      search={search}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      vocabulary={vocabulary}
      level={hasThree && level === 1 ? 2 : 3}
    />
  );
  const active = Object.keys(state.filters).length;
  const showsList = isBeside || !open.isAddressed;
  const showsDetail = isBeside || open.isAddressed;
  const matchesOf = useMatches(state.text);
  const parts = [hasThree && "facets", showsList && "list", showsDetail && "detail"].filter((part) => part !== false) as (
    | "facets"
    | "list"
    | "detail"
  )[];

  return (
    <div className={styles.browser} data-columns={hasThree ? 3 : isBeside ? 2 : 1}>
      <SkipLinks links={parts.map((part) => ({ target: `reviews-${part}`, label: t(`skip.${part}`) }))} />
      {hasThree && (
        <aside id="reviews-facets" className={styles.facets} aria-label={t("parts.facets")}>
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            {searchesMenu}
            {narrowed && (
              <button type="button" className={styles.clear} onClick={clear}>
                {t("facets.clear")}
              </button>
            )}
          </div>
          <div className={styles.period}>{period}</div>
          {facets}
        </aside>
      )}
      {!hasThree && !showsList && <Title className={unseen.hidden}>{title}</Title>}
      {showsList && (
        <section id="reviews-list" className={styles.list} aria-label={t("parts.list")}>
          <div className={styles.tools}>
            {!hasThree && (
              <div className={styles.head}>
                <Title className={styles.title}>{title}</Title>
                <div className={styles.end}>
                  {searchesMenu}
                  <Button
                    icon={SlidersHorizontal}
                    aria-haspopup="dialog"
                    aria-label={t("facets.open", { count: active })}
                    onClick={() => setDrawer(true)}
                  >
                    {t("facets.title")}
                    {active > 0 && <span className={styles.active}>{active}</span>}
                  </Button>
                  {isBeside && <div className={styles.period}>{period}</div>}
                </div>
              </div>
            )}
            <SearchBox
              value={typed}
              onChange={type}
              onSubmit={submit}
              end={<ExportMenu request={search} disabledReason={list.total === 0 ? t("export.nothing") : undefined} />}
              onArrowDown={() => setTarget({ index: Math.max(open.index, 0), focus: true })}
            />
            <ChosenChips
              search={search}
              filters={hasThree ? only(state.filters, unofferedFilters) : state.filters}
              onFilters={(filters) => change({ filters: hasThree ? { ...without(state.filters, unofferedFilters), ...filters } : filters })}
              vocabulary={vocabulary}
              onUnrate={state.rated ? () => change({ rated: undefined }) : undefined}
            />
            <PinnedSearches all={searches.all} scope={scope} state={state} onOpen={openSearch} onLeave={() => change(ownState(scope))} />
            <UnderstoodText typed={state.text} answer={list.stale ? undefined : list.first?.text} />
            <div className={styles.found}>
              <p data-stale={list.stale || undefined}>
                {list.total !== undefined && (
                  <>
                    <strong>{formatNumber(list.total)}</strong> {t(narrowed ? "list.matching" : "list.all", { count: list.total })}
                    {!isBeside && <span className={styles.days}>{formatPeriod(range.from, addDays(range.to, -1))}</span>}
                  </>
                )}
              </p>
              <OrderMenu value={state.order} rule={list.first?.urgency} onChange={(order) => change({ order })} />
            </div>
          </div>
          <IncidentBanner
            range={range}
            fixed={scope.fixed}
            isShown={Object.keys(unreadIncidents).every((dimension) => state.filters[dimension] !== undefined)}
            onShow={() => change({ filters: unreadIncidents, text: "" })}
          />
          <ListColumn
            list={list}
            selected={selected}
            vocabulary={vocabulary}
            matchesOf={matchesOf}
            current={isBeside ? open.id : null}
            target={target}
            onReached={() => setTarget(null)}
            onOpen={openRow}
            addressOf={addressOf}
            place={`${pathname} ${key}`}
            scroller={scroller}
            empty={
              <EmptyList
                filters={search.filters ?? {}}
                hasText={state.text !== ""}
                isNarrowed={narrowed}
                range={range}
                today={today}
                onPeriod={(chosen) => change({ period: chosen })}
                onClear={clear}
              />
            }
          />
          <SelectionBar selected={selected} total={list.total ?? 0}>
            <TriageActions
              triages={selected.ids.map(triageOf)}
              login={login}
              onStep={(step) => triage.run({ reviews: selected.ids, step })}
            />
            <ExportMenu request={{ ...search, reviews: [...selected.ids] }} isWorded />
            {mayMakeSelections && <AddToSelection size="compact" establishments={establishmentsOf(selected.ids)} />}
          </SelectionBar>
        </section>
      )}
      {showsDetail && (
        <section id="reviews-detail" className={styles.detail} aria-label={t("parts.detail")}>
          <DetailColumn
            review={open.id}
            vocabulary={vocabulary}
            establishmentPath={establishmentPath}
            neighbours={{ before: neighbourAt(open.index - 1), after: neighbourAt(open.index + 1) }}
            onTurn={turn}
            triage={triage}
            matchesOf={matchesOf}
            awaited={awaited}
            onFocused={onFocused}
            back={
              !isBeside && (
                <Button
                  variant="ghost"
                  icon={ChevronLeft}
                  className={styles.back}
                  onClick={() => {
                    if (open.index >= 0) setTarget({ index: open.index, focus: true });
                    open.close();
                  }}
                >
                  {t("list.back")}
                </Button>
              )
            }
            hints={
              isBeside && (
                <KeyHints
                  hints={[
                    { keys: ["J", "K"], does: t("keys.browse") },
                    { keys: ["X"], does: t("keys.select") },
                    { keys: ["T"], does: t("keys.translate") },
                    { keys: ["L"], does: t("keys.read") },
                    { keys: ["M"], does: t("keys.mine") },
                  ]}
                />
              )
            }
          />
        </section>
      )}
      {drawer !== undefined && (
        <Suspense fallback={null}>
          <FacetDrawer open={drawer} onClose={() => setDrawer(false)} total={list.total} onClear={narrowed ? clear : undefined}>
            {!isBeside && <div className={styles.period}>{period}</div>}
            {facets}
          </FacetDrawer>
        </Suspense>
      )}
    </div>
  );
}

/** The address of an establishment's page, where there is one that the reader may open. */
function useEstablishmentPath(): (id: string) => string | null {
  const routes = useRoutes();
  const session = useSession();
  const name = "observation.establishment";
  const route = routes.find((one) => one.name === name);
  const opens = route !== undefined && sessionMayOpen(session, route.access);
  return (id) => (opens ? pathOf(routes, name, { id }) : null);
}

function only(filters: Filters, dimensions: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => dimensions.includes(dimension)));
}

function without(filters: Filters, dimensions: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => !dimensions.includes(dimension)));
}

/** A plain value that keeps its identity while its content stays the same. */
function useSteady<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
