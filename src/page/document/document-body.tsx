import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";

import type { FacetsPath, ResultsPath } from "../../lib/api.ts";
import { addDays } from "../../domain/time/day.ts";
import { formatPeriod } from "../../domain/format/format.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import { useSupported } from "../support/use-supported.ts";
import { useFigureAddress } from "../reviews/browser/use-figure-address.ts";
import { useVocabulary } from "../reviews/use-vocabulary.ts";
import type { Dashboard, Filters, JournalMark, LinkOutput } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { useSession } from "../session/session.ts";
import type { TileInstance } from "../tiles/page-context.ts";
import { filtersBehind, type TileFilters } from "../export/image-filters.ts";
import { useFacetsAnswer } from "../facets/use-facets-answer.ts";
import { useFilterWords } from "../facets/use-filter-words.ts";
import { DocumentPage } from "./document-page.tsx";
import { FacetBar } from "../facets/facet-bar.tsx";
import { FocusBar } from "../facets/focus-bar.tsx";
import { focused } from "../state/focus.ts";
import { withFocus, withoutTime } from "../state/focus-steps.ts";
import { rememberFocusName } from "../state/focus-names.ts";
import { type PageState, rangeOf } from "../state/page-state.ts";
import type { PageCatalog } from "../session/use-catalog.ts";
import type { AddressedState } from "../state/use-page-state.ts";
import { usePanels } from "../reviews/use-panels.ts";
import { useHeldModifier } from "./use-held-modifier.ts";
import { usePrintedHead } from "../layout/use-printed-head.ts";
import { usePageTexts } from "../words/texts.ts";

const none: readonly never[] = [];

/** What a step is called for as long as the window is open, where its one value has a name of its own. */
function rememberName({ filters, label }: Drill): void {
  const [[dimension, values] = [], ...others] = Object.entries(filters);
  const [value] = keptValues(values);
  if (dimension !== undefined && value !== undefined && others.length === 0) rememberFocusName(dimension, value, label);
}

/** Loads with the first figure or review that is opened. */
const DocumentPanels = lazy(() => import("./document-panels.tsx"));
const Support = lazy(() => import("../support/support.tsx"));
/** The widget type of which each row leads to what is done for its establishment. */
const SUPPORT_TYPE = "establishments-to-support";

export interface DocumentBodyProps {
  /** The document's name, on paper. */
  title: string;
  /** Whose it is, on paper; the reader's group where absent. */
  owner?: string | undefined;
  /** What all its figures are about, in files; the owner where absent. */
  about?: string | undefined;
  document: Dashboard;
  addressed: AddressedState;
  catalog: PageCatalog;
  /** Null for a document whose filters and period are chosen elsewhere: it has no bar. */
  facetsPath: FacetsPath | null;
  resultsPath: ResultsPath;
  revision: string;
  audience: "private" | "public";
  editor?: boolean;
  editorPath?: string | undefined;
  /** Filters that the reader's questions are always under, of reviews too: one establishment. */
  within?: Filters;
  /** The entries of the journal that a public page shows. */
  journal?: readonly JournalMark[] | undefined;
  /** The files that the reader may take of a tile; all where absent. */
  outputs?: readonly LinkOutput[] | undefined;
  /** Takes the instant (ISO 8601) up to which an answer counts the data. */
  onCounted?: ((at: string) => void) | undefined;
  /** Places the bar of filters and period; above the tiles where absent. */
  placeBar?: (bar: ReactNode) => ReactNode;
}

/** What of a document is below its title: the bar of filters and period, the tiles, and the panels of the reviews behind a figure. */
export function DocumentBody(props: DocumentBodyProps): ReactElement {
  const { title, owner, about = owner, document, addressed, catalog, facetsPath, resultsPath, revision, audience } = props;
  const { editor = false, editorPath, within, onCounted, journal, outputs, placeBar = (bar) => bar } = props;
  const { state: chosen, change, replace, choose } = addressed;
  const panels = usePanels(audience === "private");
  const [opened, setOpened] = useState(false);
  // Kept once one was there: a panel that closes still moves.
  if ((panels.figure || panels.part || panels.review) && !opened) setOpened(true);
  const [corrections, setCorrections] = useState(0);
  const { t } = usePageTexts();
  const vocabulary = useVocabulary();
  const today = useToday();
  // A public page offers what its author lets a reader choose, and no more.
  const state = useMemo(
    () => (audience === "private" ? focused(chosen, rangeOf(chosen, today, audience)) : chosen),
    [chosen, today, audience],
  );
  const range = rangeOf(state, today, audience);
  const held = useHeldModifier();
  const { user } = useSession();
  const period = formatPeriod(range.from, addDays(range.to, -1));
  usePrintedHead([owner ?? user?.group.name, title, period].filter(Boolean).join(" · "));

  const addressOf = useFigureAddress(range);
  const supports = audience === "private" && Object.values(document.widgets).some(({ type }) => type === SUPPORT_TYPE);
  const supported = useSupported(supports);
  const openSupport = supported.open;
  const { openPart, openReview } = panels;
  const { metrics } = catalog.catalog;
  const filters = useMemo(() => ({ ...state.filters, ...within }), [state.filters, within]);
  const answer = useFacetsAnswer(facetsPath, { dimensions: document.facets ?? none, range, filters: state.filters });
  const filterWords = useFilterWords(answer, { ...vocabulary, establishments: user?.cards });
  const filterText = (tile: TileFilters): string =>
    filterWords(filtersBehind(state.filters, tile), [])
      .map(({ dimension, values }) => t("print.filter", { dimension, values }))
      .join(" · ");
  const onDrill = useCallback(
    (tile: ReadyTile, part: Drill, instance?: TileInstance) => {
      const [establishment] = keptValues(part.filters.establishment);
      // Its rows are establishments to go to, not figures to read on.
      if (tile.type === SUPPORT_TYPE && establishment !== undefined) return openSupport(establishment);
      if (part.review !== undefined) return openReview(part.review);
      const isPart = replace !== undefined && Object.keys(part.filters).length > 0;
      if (isPart) rememberName(part);
      if (isPart && held.current) return change({ focus: withFocus(chosen.focus, part.filters) });
      const { filters, measure, side, beside } = part;
      // A measure that the tile shows first needs no name.
      const other = measure === tile.query.measure && !beside ? undefined : measure;
      openPart({ widget: tile.id, filters, measure: other, side, beside, instance });
    },
    [openPart, openReview, openSupport, held, change, replace, chosen.focus],
  );
  const onIdentity = useCallback(
    (tile: ReadyTile, instance: TileInstance | undefined, reviewsFirst = false) =>
      openPart({ widget: tile.id, filters: instance ? { [instance.by]: [instance.value] } : {}, instance }, reviewsFirst),
    [openPart],
  );
  // Another period takes the place of a step of time, other filters that of every step.
  const onChange = useCallback(
    ({ focus = chosen.focus ?? [], ...part }: Partial<PageState>) =>
      change({ ...part, ...(chosen.focus ? { focus: part.filters ? [] : part.period ? withoutTime(focus) : focus } : {}) }),
    [change, chosen.focus],
  );

  return (
    <>
      {facetsPath !== null &&
        placeBar(
          <FacetBar
            document={document}
            state={chosen}
            counted={state}
            onState={(next) =>
              change({ ...next, ...(chosen.focus && next.period !== chosen.period ? { focus: withoutTime(chosen.focus) } : {}) })
            }
            facetsPath={facetsPath}
            audience={audience}
            searches={audience === "private"}
            within={within}
            names={vocabulary}
          />,
        )}
      {audience === "private" && replace && (
        <FocusBar
          focus={chosen.focus ?? none}
          onFocus={(focus) => change({ focus })}
          range={rangeOf(chosen, today, audience)}
          facetsPath={facetsPath}
        />
      )}
      <DocumentPage
        document={document}
        catalog={catalog.catalog}
        mayUse={catalog.mayUse}
        readsInternal={catalog.readsInternal}
        state={state}
        about={about}
        // Where all is chosen elsewhere, no tile offers to change it.
        onChange={facetsPath === null ? undefined : onChange}
        onChoose={facetsPath === null ? undefined : choose}
        onCounted={onCounted}
        editorPath={editorPath}
        resultsPath={resultsPath}
        // Asked again once a mention was corrected.
        revision={`${revision} ${corrections}`}
        audience={audience}
        editor={editor}
        journal={journal}
        filterText={filterText}
        {...(audience === "private" ? { onDrill } : {})}
        onIdentity={onIdentity}
        outputs={outputs}
        beside={(drawn) =>
          opened ? (
            <Suspense fallback={null}>
              <DocumentPanels
                {...drawn}
                panels={panels}
                metrics={metrics}
                filters={filters}
                chosen={state.filters}
                facets={document.facets ?? []}
                facetsPath={facetsPath}
                range={range}
                vocabulary={vocabulary}
                addressOf={addressOf}
                onFocus={replace && ((focus) => replace({ focus: withFocus(chosen.focus, focus) }))}
                onCorrected={() => setCorrections((count) => count + 1)}
              />
            </Suspense>
          ) : null
        }
      />
      {supports && (
        <Suspense fallback={null}>
          <Support question={{ range, compare: state.compare, filters }} supported={supported} />
        </Suspense>
      )}
    </>
  );
}
