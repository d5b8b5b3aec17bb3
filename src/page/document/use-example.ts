import { useMemo } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { Dashboard, TileResultLine } from "../../generated/types.ts";
import { plan, type Tile } from "../../engine/plan/plan.ts";
import { useToday } from "../../lib/clock.ts";
import { usePageContext } from "./use-page-context.ts";
import { ResultsStore } from "../results/results-store.ts";
import { defaultState, rangeOf } from "../state/page-state.ts";
import type { PageContext } from "../tiles/page-context.ts";
import { preloadViews, viewsOf } from "../tiles/views.ts";

/** A document planned and given its results, which asks nothing of the server. `lines` is null while it waits for ever. */
export function useExample(
  document: Dashboard,
  catalog: PlanCatalog,
  lines: readonly TileResultLine[] | null,
): { tiles: readonly Tile[]; store: ResultsStore; page: PageContext } {
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
  return { tiles, store, page };
}

const nothing = (): void => undefined;
