import { memo, type ReactElement, useMemo } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { TileResultLine, WidgetType } from "../../generated/types.ts";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import type { ResultsStore } from "../results/results-store.ts";
import { useTileData } from "../results/use-results.ts";
import type { PageContext } from "../tiles/page-context.ts";
import { TileContent } from "../tiles/tile-content.tsx";
import { useShownParts } from "../tiles/tile-parts.ts";
import { documentOf, linesOf } from "./type-examples.ts";
import { useExample } from "../document/use-example.ts";

interface TypePictureProps {
  type: WidgetType;
  catalog: PlanCatalog;
}

const none: readonly TileResultLine[] = [];

/**
 * What a widget type draws, without its card: its own view on the figures of its example. Nothing where the view has no example
 * or cannot be drawn. Drawn again for another type or catalog alone: some ninety are beside a document that is being typed in.
 */
export default memo(function TypePicture({ type, catalog }: TypePictureProps): ReactElement | null {
  const document = useMemo(() => documentOf(type), [type]);
  const lines = useMemo(() => linesOf(type, "ready", catalog) ?? none, [type, catalog]);
  const { tiles, store, page } = useExample(document, catalog, lines);
  const [tile] = tiles;
  return tile ? <TilePicture tile={tile} store={store} page={page} /> : null;
});

function TilePicture({ tile, store, page }: { tile: Tile; store: ResultsStore; page: PageContext }): ReactElement | null {
  const data = useTileData(store, tile.id);
  const [part] = useShownParts(tile, data, page, undefined);
  if (!part?.module || !part.props) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <TileContent title={tile.title} parts={[part]} asTable={false} stale={false} />
    </ErrorBoundary>
  );
}
