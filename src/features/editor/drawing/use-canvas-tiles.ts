import { useMemo } from "react";

import { withValue } from "../../../engine/document/parameter.ts";
import { plan, type Tile } from "../../../engine/plan/plan.ts";
import type { ConfigProblem, Dashboard } from "../../../generated/types.ts";
import { usePageContext } from "../../../page/document/use-page-context.ts";
import type { ResultsStore } from "../../../page/results/results-store.ts";
import type { PageCatalog } from "../../../page/session/use-catalog.ts";
import type { PageContext } from "../../../page/tiles/page-context.ts";
import { preloadViews, viewsOf } from "../../../page/tiles/views.ts";
import { type ShownDevice, tilesOn } from "../device/shown-device.ts";
import { useEditorValue } from "../parameter/use-editor-value.ts";
import { problemCounts } from "../problems/problem-place.ts";
import { useDrawn } from "./use-drawn.ts";
import { useSameTiles } from "./use-same-tiles.ts";
import { usePreviewResults } from "./use-editor-results.ts";

interface CanvasTiles {
  /** The document as it is drawn: sound, and on an example where it is dynamic. */
  shown: Dashboard;
  tiles: readonly Tile[];
  /** Widgets drawn as they were when they were last sound. */
  kept: ReadonlySet<string>;
  problems: readonly ConfigProblem[];
  counts: ReturnType<typeof problemCounts>;
  example: ReturnType<typeof useEditorValue>;
  store: ResultsStore;
  page: PageContext;
}

/** What the canvas draws of a document being edited, on a device, and what is wrong with the document. */
export function useCanvasTiles(document: Dashboard, { catalog, mayUse }: PageCatalog, device: ShownDevice): CanvasTiles {
  const { document: drawn, kept, problems } = useDrawn(document, catalog);
  const example = useEditorValue(drawn);
  const shown = useMemo(() => (example ? withValue(drawn, example.value) : drawn), [drawn, example]);
  const made = useMemo(() => {
    const all = plan(shown, catalog, mayUse);
    void preloadViews(viewsOf(all));
    return all;
  }, [shown, catalog, mayUse]);
  const planned = useSameTiles(made);
  const tiles = useMemo(() => tilesOn(planned, shown, device), [planned, shown, device]);
  const counts = useMemo(() => problemCounts(problems, document, catalog), [problems, document, catalog]);
  // A dynamic dashboard answers nothing until there is a value to show it on.
  const { store, reload, state, range } = usePreviewResults(shown, planned, drawn.parameter !== undefined && !example);
  const page = usePageContext({ range, state, audience: "private", editor: true, reload });
  return { shown, tiles, kept, problems, counts, example, store, page };
}
