import type { ReactElement } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import type { Dashboard, TileResultLine } from "../../generated/types.ts";
import { useExample } from "./use-example.ts";
import { PageSections } from "./page-sections.tsx";

interface StaticDocumentProps {
  document: Dashboard;
  catalog: PlanCatalog;
  /** What each tile is given; null while it waits for ever. */
  lines: readonly TileResultLine[] | null;
}

/** A document drawn with given results, which asks nothing: an example, or one of the states that a tile can have. */
export function StaticDocument({ document, catalog, lines }: StaticDocumentProps): ReactElement {
  const { tiles, store, page } = useExample(document, catalog, lines);
  return <PageSections document={document} tiles={tiles} store={store} page={page} />;
}
