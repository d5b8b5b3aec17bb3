import { type ReactElement, useMemo } from "react";

import { plan } from "../../engine/plan/plan.ts";
import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { Dashboard, TileResultLine } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { ResultsStore } from "../results/results-store.ts";
import { defaultState, rangeOf } from "../state/page-state.ts";
import { preloadViews, viewsOf } from "../tiles/views.ts";
import { PageSections } from "./page-sections.tsx";
import { usePageContext } from "./use-page-context.ts";

interface StaticDocumentProps {
  document: Dashboard;
  catalog: PlanCatalog;
  /** What each tile is given; null while it waits for ever. */
  lines: readonly TileResultLine[] | null;
}

/** A document drawn with given results, which asks nothing: an example, or one of the states that a tile can have. */
export function StaticDocument({ document, catalog, lines }: StaticDocumentProps): ReactElement {
  const tiles = useMemo(() => {
    const planned = plan(document, catalog);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [document, catalog]);
  const store = useMemo(() => {
    const made = new ResultsStore(lines === null);
    for (const line of lines ?? []) made.take(line);
    if (lines !== null) made.end();
    return made;
  }, [lines]);
  const state = useMemo(() => defaultState(document), [document]);
  const page = usePageContext({
    range: rangeOf(state, useToday(), "private"),
    state,
    audience: "private",
    facets: [],
    editor: false,
    editorPath: undefined,
    reload: nothing,
    marks: undefined,
    onChange: undefined,
  });
  return <PageSections document={document} tiles={tiles} store={store} page={page} />;
}

const nothing = (): void => undefined;
