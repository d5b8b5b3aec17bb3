import { type ReactElement, useMemo } from "react";
import { useTranslation } from "react-i18next";

import { comparedPeriod } from "../../domain/period.ts";
import type { PlanCatalog } from "../../engine/catalog.ts";
import { plan, type Tile } from "../../engine/plan.ts";
import type { Drill } from "../../engine/view-props.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { useSession } from "../session.ts";
import { comparedLabel } from "./compared-label.ts";
import type { PageContext } from "./page-context.ts";
import { type PageState, rangeOf } from "./page-state.ts";
import { PageSections } from "./page-sections.tsx";
import { useResults } from "./use-results.ts";
import { preloadViews } from "./views.ts";

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
  mayUse?: (roles: readonly string[]) => boolean;
  onDrill?: (tile: Tile & { ok: true }, drill: Drill) => void;
  onState?: (state: PageState) => void;
}

/** A document drawn: its plan, its results as they stream in, one card a widget. The one renderer of every page. */
export function DocumentPage(props: DocumentPageProps): ReactElement {
  const { document, catalog, state, resultsPath, revision, audience, editor = false, mayUse, onDrill, onState } = props;
  const { t } = useTranslation("page");
  const { app } = useSession();
  const today = useToday();
  const tiles = useMemo(() => {
    const planned = plan(document, catalog, mayUse);
    preloadViews(planned.flatMap((tile) => (tile.ok ? [tile.view] : [])));
    return planned;
  }, [document, catalog, mayUse]);
  const range = rangeOf(state, today);
  const rangeKey = `${range.from}_${range.to}`;
  const { store, reload } = useResults({ path: resultsPath, range, compare: state.compare, filters: state.filters, revision });

  const context = useMemo((): PageContext => {
    const [from = "", to = ""] = rangeKey.split("_");
    const period = { from, to };
    const compared = comparedPeriod(period, state.compare);
    return {
      view: {
        period,
        comparedTo: compared,
        comparedLabel: comparedLabel(period, compared, state.compare),
        audience,
        samples: app.samples,
        tonalities: app.tonalities,
        ...(app.providers ? { providers: app.providers } : {}),
      },
      samples: app.samples,
      editor,
      dimensionLabel: (dimension) => String(t(`dimension.${dimension}` as never, { defaultValue: dimension })),
      reload,
      ...(onDrill ? { onDrill } : {}),
      ...(onState && state.period.preset !== "last-12-months" ? { onWiden: () => onState({ ...state, period: { preset: "last-12-months" } }) } : {}),
      ...(onState && Object.keys(state.filters).length > 0 ? { onClearFilters: () => onState({ ...state, filters: {} }) } : {}),
    };
  }, [rangeKey, state, app, audience, editor, reload, onDrill, onState, t]);

  return <PageSections document={document} tiles={tiles} store={store} page={context} />;
}
