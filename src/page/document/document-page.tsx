import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from "react";

import type { ResultsPath } from "../../lib/api.ts";
import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import { choose } from "../../engine/plan/choices.ts";
import { entry } from "../../engine/entry.ts";
import type { Dashboard, JournalMark } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import type { PageContext } from "../tiles/page-context.ts";
import type { DrawnDocument } from "./document-panels.tsx";
import { PageSections } from "./page-sections.tsx";
import { type PageState, rangeOf } from "../state/page-state.ts";
import { useJournalMarks, useMarksShown } from "../journal/use-journal-marks.ts";
import { usePageContext } from "./use-page-context.ts";
import { useDrilled } from "./use-drilled.ts";
import { usePlan } from "./use-plan.ts";
import type { TileFilters } from "../export/image-filters.ts";
import { useTileImages } from "../export/use-tile-images.ts";
import { useResults } from "../results/use-results.ts";
import type { ShownMeasure } from "../method/tile-method.ts";

export interface DocumentPageProps {
  document: Dashboard;
  catalog: PlanCatalog;
  state: PageState;
  /** The address of the streamed call that answers this document. */
  resultsPath: ResultsPath | null;
  /** Changes when the stored document does. */
  revision: string;
  audience: "private" | "public";
  editor?: boolean;
  mayUse?: ((roles: readonly string[]) => boolean) | undefined;
  /** What all its figures are about, for its files. */
  about?: string | undefined;
  /** Whether the document is one of those that show figures of internal sources. */
  readsInternal?: boolean | undefined;
  onDrill?: PageContext["onDrill"];
  onIdentity?: PageContext["onIdentity"];
  outputs?: PageContext["outputs"];
  /** Draws what is beside the tiles and reads their figures: the panels. */
  beside?: ((drawn: DrawnDocument) => ReactElement | null) | undefined;
  onChoose?: PageContext["onChoose"];
  editorPath?: string | undefined;
  /** Changes a part of the state. */
  onChange?: ((part: Partial<PageState>) => void) | undefined;
  /** What the journal of the territory notes: with a public page, what it may show. */
  journal?: readonly JournalMark[] | undefined;
  /** The filters of a tile's figures in words, for its image. */
  filterText?: ((tile: TileFilters) => string) | undefined;
  /** Takes the instant (ISO 8601) up to which an answer counts the data. */
  onCounted?: ((at: string) => void) | undefined;
}

const noText = (): string => "";

/** A document drawn: its plan, its results as they stream in, one card a widget. The one renderer of every page. */
export function DocumentPage(props: DocumentPageProps): ReactElement {
  const { document, catalog, state, resultsPath, revision, audience, editor = false, editorPath, mayUse, readsInternal } = props;
  const { about, onDrill, onIdentity, outputs, onChoose, onChange, onCounted, journal, filterText = noText, beside } = props;
  const { tiles: planned, unjudged, follow } = usePlan(document, catalog, mayUse, readsInternal);
  const { choices: own, compare, filters, focus } = state;
  const chosen = useMemo(() => choose(planned, document, catalog, own), [planned, document, catalog, own]);
  const { tiles, choices, waits } = useDrilled(chosen, focus, own, catalog);
  const range = rangeOf(state, useToday(), audience);
  const { store, reload } = useResults({ path: resultsPath, range, compare, filters, revision, choices, waits });
  useEffect(() => follow(store), [follow, store]);
  useEffect(() => onCounted && store.subscribePage(() => store.page.countedAt && onCounted(store.page.countedAt)), [store, onCounted]);
  const method = useMethod(catalog);
  const listed = useCallback((measure: string) => entry(catalog.metrics.measures, measure)?.kind === "count", [catalog]);
  const marks = useJournalMarks(audience, journal);
  const [areShown] = useMarksShown();
  const page = usePageContext({
    range,
    state,
    audience,
    facets: document.facets,
    editor,
    editorPath,
    reload,
    about,
    unjudged,
    marks: areShown ? marks : undefined,
    onChange,
    ...(onDrill ? { onDrill } : {}),
    onIdentity,
    outputs,
    onImage: useTileImages(filterText),
    listed,
    ...(onChoose ? { onChoose } : {}),
    onMethod: method.open,
    explained: method.explained,
  });
  return (
    <>
      <PageSections document={document} tiles={tiles} store={store} page={page} />
      {method.dialog}
      {beside?.({ tiles, store, page })}
    </>
  );
}

const MethodDialog = lazy(() => import("../method/method-dialog.tsx").then((module) => ({ default: module.MethodDialog })));

interface Method {
  open: NonNullable<PageContext["onMethod"]>;
  explained: NonNullable<PageContext["explained"]>;
  /** What is rendered beside the page: the dialog, once it was asked for. */
  dialog: ReactElement | null;
}

/** «Comment est calculée cette note ?» for the tiles of a page: the measures by name, and the dialog that explains them. */
function useMethod({ metrics }: PlanCatalog): Method {
  const [asked, setAsked] = useState<{ shown: readonly ShownMeasure[]; open: boolean }>();
  const open = useCallback((shown: readonly ShownMeasure[]) => setAsked({ shown, open: true }), []);
  const explained = useCallback((name: string) => entry(metrics.measures, name), [metrics]);
  const dialog = useMemo(
    () =>
      asked ? (
        <Suspense fallback={null}>
          <MethodDialog
            shown={asked.shown}
            open={asked.open}
            // Kept while it closes: it still moves.
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </Suspense>
      ) : null,
    [asked],
  );
  return { open, explained, dialog };
}
