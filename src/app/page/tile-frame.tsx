import { MoreHorizontal, Table2 } from "lucide-react";
import { memo, type ReactElement, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Tile } from "../../engine/plan.ts";
import type { ViewContext, ViewProps } from "../../engine/view-props.ts";
import type { ViewName } from "../../generated/types.ts";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { downloadCsv } from "../../ui/chart/csv.ts";
import { TileTable } from "../../ui/chart/tile-table.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import type { MenuEntry } from "../../ui/menu/menu-entries.tsx";
import type { PageContext } from "./page-context.ts";
import type { ResultsStore, TileData } from "./results-store.ts";
import { TileNotice } from "./tile-notice.tsx";
import { drawnState, tileState, type TileState } from "./tile-state.ts";
import { usePageProgress, useTileData } from "./use-results.ts";
import { preloadViews, useView, type ViewModule } from "./views.ts";
import styles from "./tile.module.css";

interface TileFrameProps {
  tile: Tile;
  instance?: string | undefined;
  /** The dimension of which the instance is a value. */
  by?: string | undefined;
  /** Heading level of the title: one below that of the section, or of the page where the section has none. */
  level?: 2 | 3;
  /** What moves the tile while its page is edited; give it the same identity as long as nothing of it changes. */
  handle?: ReactNode;
  store: ResultsStore;
  page: PageContext;
}

/** One widget of a page: its card, its state, its view. Redraws when its own data change, not with the page. */
export const TileFrame = memo(function TileFrame({ tile, instance, by, level = 3, handle, store, page }: TileFrameProps): ReactElement {
  const data = useTileData(store, tile.id, instance);
  const { running } = usePageProgress(store);
  const view = useView(tile.ok ? tile.view : "");
  const module = view && "module" in view ? view.module : undefined;
  const failed = view !== undefined && module === undefined;
  // The result that the view could not draw: an error until another one comes.
  const [broken, setBroken] = useState<TileData["result"]>();
  const hasBroken = broken !== undefined && broken === data.result;
  const state = drawnState(
    tileState(tile, data, running, page.samples.small),
    failed || hasBroken ? "failed" : module ? "ready" : "loading",
  );
  const [asTable, setAsTable] = useState(false);
  const onDrill = useDrill(tile, page, by, instance);
  const props = useViewProps(tile, data, page, onDrill);
  const drawn = module && props && state !== "empty" ? props : undefined;

  return (
    <Card
      className={styles.tile}
      title={tile.title}
      level={level}
      data-widget={tile.id}
      data-instance={instance}
      data-state={state}
      aria-busy={running && data.stale ? true : undefined}
      flush
      handle={handle}
      actions={
        <TileActions
          tile={tile}
          page={page}
          module={module}
          onDrill={onDrill}
          props={drawn}
          asTable={asTable}
          onTable={() => setAsTable(!asTable)}
          state={state}
        />
      }
    >
      {drawn && module ? (
        <ErrorBoundary
          fallback={(retry) => (
            <TileNotice
              tile={tile}
              state="error"
              page={page}
              onRetry={() => {
                setBroken(undefined);
                retry();
              }}
            />
          )}
          onError={() => setBroken(data.result)}
          resetKey={data.result}
        >
          <div className={styles.content} data-stale={data.stale || undefined}>
            {asTable ? <TileTable data={module.tableOf(drawn)} caption={tile.title} /> : <module.default {...drawn} />}
          </div>
        </ErrorBoundary>
      ) : (
        <TileNotice
          tile={tile}
          state={state}
          page={page}
          onRetry={failed && tile.ok ? () => void preloadViews([tile.view]) : page.reload}
        />
      )}
    </Card>
  );
});

const reviewSources: readonly string[] = ["reviews", "themes", "expressions"];

type OnDrill = ViewContext["onDrill"];

/** Opens the reviews behind a part of the tile, within the instance that it draws. */
function useDrill(tile: Tile, { onDrill }: PageContext, by: string | undefined, instance: string | undefined): OnDrill {
  return useMemo(() => {
    // Answers to surveys and numbers of establishments have no review behind them.
    if (!tile.ok || !onDrill || !reviewSources.includes(tile.source)) return undefined;
    const own = by !== undefined && instance !== undefined ? { [by]: [instance] } : {};
    return ({ filters, ...part }) => onDrill(tile, { ...part, filters: { ...own, ...filters } });
  }, [tile, onDrill, by, instance]);
}

function useViewProps(tile: Tile, data: TileData, page: PageContext, onDrill: OnDrill): ViewProps<ViewName> | undefined {
  return useMemo(() => {
    if (!tile.ok || !data.result || data.result.kind !== tile.kind) return undefined;
    const context: ViewContext = { ...page.view, title: tile.title, box: { w: tile.place.box.w, h: tile.place.box.h } };
    if (onDrill) context.onDrill = onDrill;
    // The plan has checked options and kind against the view's own schema: the catalog's types hold.
    return { options: tile.options, result: data.result, previous: data.previous, context } as unknown as ViewProps<ViewName>;
  }, [tile, data, page, onDrill]);
}

interface TileActionsProps {
  tile: Tile;
  page: PageContext;
  module: ViewModule | undefined;
  onDrill: OnDrill;
  props: ViewProps<ViewName> | undefined;
  asTable: boolean;
  onTable: () => void;
  state: TileState;
}

function TileActions({ tile, page, module, onDrill, props, asTable, onTable, state }: TileActionsProps): ReactElement | null {
  const { t } = useTranslation("page");
  if (!tile.ok) return null;
  const entries: MenuEntry[] = [];
  const hasTable = module && props && tile.kind !== "text";
  if (hasTable) {
    entries.push({ id: "table", label: asTable ? t("tile.chart") : t("tile.table"), icon: Table2, onSelect: onTable });
    entries.push({ id: "csv", label: t("tile.csv"), onSelect: () => downloadCsv(module.tableOf(props), tile.title) });
  }
  if (onDrill && tile.kind !== "text")
    entries.push({ id: "reviews", label: t("tile.reviews"), onSelect: () => onDrill({ filters: {}, label: tile.title }) });
  return (
    <>
      {state === "small-sample" && <span className={styles.care}>{t("tile.care")}</span>}
      {tile.ignored.length > 0 && (
        <span
          className={styles.ignored}
          title={t("tile.ignored", { dimensions: tile.ignored.map((name) => page.dimensionLabel(name)).join(", ") })}
        >
          {t("tile.ignoredShort", { count: tile.ignored.length })}
        </span>
      )}
      {entries.length > 0 && (
        <Menu
          label={t("tile.menu", { title: tile.title })}
          entries={entries}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={MoreHorizontal} size="compact" label={t("tile.menu", { title: tile.title })} />
          )}
        />
      )}
    </>
  );
}
