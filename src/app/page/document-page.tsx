import { type ReactElement, useMemo } from "react";

import type { PlanCatalog } from "../../engine/catalog.ts";
import { plan } from "../../engine/plan.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import type { PageContext } from "./page-context.ts";
import { PageSections } from "./page-sections.tsx";
import { type PageState, rangeOf } from "./page-state.ts";
import { usePageContext } from "./use-page-context.ts";
import { useResults } from "./use-results.ts";
import { preloadViews, viewsOf } from "./views.ts";

export interface DocumentPageProps {
  document: Dashboard;
  catalog: PlanCatalog;
  state: PageState;
  /** The address of the streamed call that answers this document. */
  resultsPath: string | null;
  /** Changes when the stored document does. */
  revision: string;
  audience: "private" | "public";
  editor?: boolean;
  mayUse?: ((roles: readonly string[]) => boolean) | undefined;
  onDrill?: PageContext["onDrill"];
  onState?: ((state: PageState) => void) | undefined;
}

/** A document drawn: its plan, its results as they stream in, one card a widget. The one renderer of every page. */
export function DocumentPage(props: DocumentPageProps): ReactElement {
  const { document, catalog, state, resultsPath, revision, audience, editor = false, mayUse, onDrill, onState } = props;
  const tiles = useMemo(() => {
    const planned = plan(document, catalog, mayUse);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [document, catalog, mayUse]);
  const range = rangeOf(state, useToday());
  const { store, reload } = useResults({ path: resultsPath, range, compare: state.compare, filters: state.filters, revision });
  const page = usePageContext({ range, state, audience, facets: document.facets, editor, reload, onDrill, onState });
  return <PageSections document={document} tiles={tiles} store={store} page={page} />;
}
