import { useEffect, useMemo, useState } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import { layOut, type Tile } from "../../engine/plan/lay-out.ts";
import type { Dashboard } from "../../generated/types.ts";
import type { ResultsStore } from "../results/results-store.ts";
import { preloadViews, viewsOf } from "../tiles/views.ts";

export interface Planned {
  tiles: readonly Tile[];
  /** Whether the page has yet to find out why the server refuses a tile, if it does. */
  unjudged: boolean;
  /** Follows the answers to the page until one of its tiles is refused. Returns the way to stop. */
  follow: (store: ResultsStore) => () => void;
}

/**
 * The tiles of a document that the server judges whenever it answers it. What judges it here, and says what is wrong with a
 * widget, is as heavy as the page itself: it loads where a tile cannot be drawn, or is refused.
 */
export function usePlan(
  document: Dashboard,
  catalog: PlanCatalog,
  mayUse?: (roles: readonly string[]) => boolean,
  readsInternal?: boolean,
): Planned {
  const [judging, setJudging] = useState<{ tilesOf: typeof layOut }>();
  const tiles = useMemo(() => {
    const planned = (judging?.tilesOf ?? layOut)(document, catalog, mayUse, readsInternal);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [judging, document, catalog, mayUse, readsInternal]);
  const unjudged = judging === undefined;
  const isDoubtful = unjudged && tiles.some(({ ok }) => !ok);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!unjudged || !(isDoubtful || refused)) return;
    let left = false;
    void import("../../engine/plan/plan.ts")
      .then(({ plan }) => plan)
      // Without it the tile says that it has no result.
      .catch(() => layOut)
      .then((tilesOf) => !left && setJudging({ tilesOf }));
    return () => {
      left = true;
    };
  }, [unjudged, isDoubtful, refused]);
  return useMemo(
    () => ({
      tiles,
      unjudged,
      follow: (store) => (unjudged ? store.subscribePage(() => store.hasRefused && setRefused(true)) : () => undefined),
    }),
    [tiles, unjudged],
  );
}
