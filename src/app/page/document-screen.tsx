import { Maximize } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";

import type { ReadyTile } from "../../engine/plan.ts";
import type { Drill } from "../../engine/view-props.ts";
import type { Dashboard, Filters } from "../../generated/types.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import styles from "../screens/screens.module.css";
import { useAreaFilters } from "../use-area-filters.ts";
import { DocumentPage } from "./document-page.tsx";
import { drillFilters } from "./drill-filters.ts";
import { FacetBar } from "./facet-bar.tsx";
import { type PageState, readState, writeState } from "./page-state.ts";
import type { PageCatalog } from "./use-catalog.ts";

/** The panel and its component library load when a figure is first asked for its reviews. */
const ReviewPanel = lazy(() => import("./review-panel.tsx").then((module) => ({ default: module.ReviewPanel })));

export interface DocumentScreenProps {
  title: string;
  subtitle?: ReactNode;
  /** Above the title: where one is. */
  breadcrumb?: ReactNode;
  /** Beside the title: what one can do with the document. */
  tools?: ReactNode;
  document: Dashboard;
  catalog: PageCatalog;
  /** Address below which `/results` and `/facets` answer for this document. */
  address: string;
  revision: string;
  audience: "private" | "public";
  editor?: boolean;
}

/** A document as a whole screen: title, facet bar with period, tiles, and the panel of reviews behind a figure. */
export function DocumentScreen(props: DocumentScreenProps): ReactElement {
  const { title, subtitle, breadcrumb, tools, document: dashboard, catalog, address, revision, audience, editor } = props;
  const { t } = useTranslation("page");
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readState(search, dashboard), [search, dashboard]);
  const setState = useCallback((next: PageState) => setSearch(writeState(next, dashboard), { replace: false }), [setSearch, dashboard]);
  useAreaFilters(dashboard, search, setSearch);
  const [drill, setDrill] = useState<{ filters: Filters; label: string }>();
  const [drilled, setDrilled] = useState(false);
  // Kept once it was there: a panel that closes still moves.
  if (drill && !drilled) setDrilled(true);

  const onDrill = useCallback(
    (tile: ReadyTile, part: Drill) =>
      setDrill({
        filters: drillFilters(state.filters, tile, part),
        label: part.label === tile.title ? part.label : `${tile.title}, ${part.label}`,
      }),
    [state.filters],
  );
  const fullScreen = (): void =>
    void (window.document.fullscreenElement ? window.document.exitFullscreen() : window.document.documentElement.requestFullscreen());

  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          {breadcrumb}
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {window.document.fullscreenEnabled && <IconButton icon={Maximize} bordered label={t("fullScreen")} onClick={fullScreen} />}
          {tools}
        </div>
      </div>
      <FacetBar document={dashboard} state={state} onState={setState} facetsPath={`${address}/facets`} />
      <DocumentPage
        document={dashboard}
        catalog={catalog.catalog}
        mayUse={catalog.mayUse}
        state={state}
        onState={setState}
        resultsPath={`${address}/results`}
        revision={revision}
        audience={audience}
        editor={editor ?? false}
        {...(audience === "private" ? { onDrill } : {})}
      />
      {drilled && (
        <Suspense fallback={null}>
          <ReviewPanel drill={drill} state={state} onClose={() => setDrill(undefined)} />
        </Suspense>
      )}
    </>
  );
}
