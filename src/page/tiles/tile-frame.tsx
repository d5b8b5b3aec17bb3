import { memo, type ReactElement, type ReactNode, useMemo, useState } from "react";
import type { Translate } from "../../domain/texts/texts.ts";

import { isInternal } from "../../engine/catalog/catalog.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import { Card } from "../../ui/card/card.tsx";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import type { MenuEntry } from "../../ui/menu/menu-entries.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { PageContext, TileInstance } from "./page-context.ts";
import type { Failure } from "../results/failure.ts";
import { REFUSED, type ResultsStore, type TileData } from "../results/results-store.ts";
import { TileActions } from "./tile-actions.tsx";
import { TileChoices } from "./tile-choices.tsx";
import { TileContent } from "./tile-content.tsx";
import { TileNotice } from "./tile-notice.tsx";
import { type OnDrill, sharesOf, useShownParts } from "./tile-parts.ts";
import { drawnState, fewOf, tileState } from "./tile-state.ts";
import { usePageProgress, useTileData } from "../results/use-results.ts";
import { preloadViews } from "./views.ts";
import styles from "./tile.module.css";
import { usePageTexts } from "../words/texts.ts";

/** Of at most this many rows a tile has no room for a second line beneath its title. */
const SHORT = 2;

interface TileFrameProps {
  tile: Tile;
  instance?: string | undefined;
  /** The dimension of which the instance is a value. */
  by?: string | undefined;
  /** Of a repeated section that has no value: that no answer came is no error. */
  unasked?: boolean | undefined;
  /** Heading level of the title: one below that of the section, or of the page where the section has none. */
  level?: 2 | 3 | undefined;
  /** What moves the tile while its page is edited; give it the same identity as long as nothing of it changes. */
  handle?: ReactNode;
  /** What its menu offers first while its page is edited; give it the same identity as long as nothing of it changes. */
  entries?: readonly MenuEntry[] | undefined;
  store: ResultsStore;
  page: PageContext;
}

/** One widget of a page: its card, its state, its view. Redraws when its own data change, not with the page. */
export const TileFrame = memo(function TileFrame({
  tile,
  instance,
  by,
  unasked = false,
  level = 3,
  handle,
  entries,
  store,
  page: shared,
}: TileFrameProps): ReactElement {
  const page = (tile.ok && tile.period && shared.over?.(tile.period)) || shared;
  const data = useTileData(store, tile.id, instance);
  const { running, countedAt, failed: pageFailed, failure, retryAt, answered } = usePageProgress(store);
  const place = useMemo(() => (by !== undefined && instance !== undefined ? { by, value: instance } : undefined), [by, instance]);
  const onDrill = useDrill(tile, page, place);
  const parts = useShownParts(tile, data, page, onDrill);
  // The results that the views could not draw: an error until others come.
  const results = useMemo(() => ({ first: data.result, beside: data.beside?.result }), [data.result, data.beside?.result]);
  const [broken, setBroken] = useState<typeof results>();
  const failed = parts.some((part) => part.failed);
  const state = drawnState(
    page.unjudged && data.error === REFUSED
      ? "loading"
      : unasked && tile.ok && !running && !pageFailed && !data.error
        ? "empty"
        : tileState(tile, data, running, tile.ok && isInternal(tile.source) ? 0 : page.samples.small, sharesOf(parts)),
    failed || broken === results ? "failed" : parts.every(({ module }) => module) ? "ready" : "loading",
  );
  const { t } = usePageTexts();
  const [asTable, setAsTable] = useState(false);
  const [swapped, setSwapped] = useState(false);
  const received = parts.flatMap(({ result }) => result ?? []);
  const few = tile.ok ? fewOf(received) : undefined;
  const subtitle = subtitleOf(tile, data, page, t);
  const drawn = state !== "empty" && !few && parts.length > 0 && parts.every(({ module, props }) => module && props);

  return (
    <Card
      className={styles.tile}
      title={tile.title}
      subtitle={
        subtitle && (
          <span className={styles.subtitle} data-short={tile.place.box.h <= SHORT || undefined} title={subtitle}>
            {subtitle}
          </span>
        )
      }
      level={level}
      data-widget={tile.id}
      data-instance={instance}
      data-state={state}
      aria-busy={running && data.stale ? true : undefined}
      flush
      handle={handle}
      controls={tile.ok && tile.choices && page.onChoose && <TileChoices tile={tile} onChoose={page.onChoose} />}
      actions={
        <TileActions
          tile={tile}
          instance={instance}
          place={place}
          own={entries}
          page={page}
          parts={drawn ? parts : []}
          onDrill={onDrill}
          asTable={asTable}
          onTable={() => {
            setAsTable(!asTable);
            setSwapped(true);
          }}
          state={state}
          countedAt={data.lost?.countedAt ?? countedAt}
        />
      }
    >
      <VisuallyHidden>
        <span aria-live="polite">{swapped && t(asTable ? "tile.tableShown" : "tile.chartShown", { title: tile.title })}</span>
      </VisuallyHidden>
      {drawn ? (
        <ErrorBoundary
          fallback={(retry) => (
            <TileNotice
              tile={tile}
              state="error"
              page={page}
              failure={{ code: "view.broken", at: null }}
              onRetry={() => {
                setBroken(undefined);
                retry();
              }}
            />
          )}
          onError={() => setBroken(results)}
          resetKey={results}
        >
          <TileContent title={tile.title} parts={parts} asTable={asTable} stale={data.stale} />
        </ErrorBoundary>
      ) : (
        <div className={styles.notice}>
          <TileNotice
            tile={tile}
            state={state}
            page={page}
            few={few}
            alone={!pageFailed && answered}
            results={received}
            latest={data.latest}
            failure={failureOf(data, failed, failure)}
            retryAt={failed ? null : retryAt}
            onRetry={failed ? () => void preloadViews(parts.map(({ view }) => view)) : page.reload}
          />
        </div>
      )}
    </Card>
  );
});

/** What became of a tile that has nothing to draw. */
function failureOf({ error, failedAt }: TileData, viewLost: boolean, page: Failure | null): Failure {
  if (viewLost) return { code: "view.missing", at: null };
  return error === undefined ? (page ?? { code: "no-answer", at: null }) : { code: error, at: failedAt ?? null };
}

/** The line beneath the title: the level drilled into, else a period of the tile's own; then its own filters. */
function subtitleOf(tile: Tile, { narrowed }: TileData, page: PageContext, t: Translate<"page">): string | undefined {
  const over = tile.ok && tile.drilled ? t("focus.below", { dimension: page.dimensionLabel(tile.drilled).toLowerCase() }) : page.ownPeriod;
  return [over, narrowed].filter(Boolean).join(" · ") || undefined;
}

/** Opens a part of the tile's figures, within the instance that it draws. */
function useDrill(tile: Tile, { onDrill }: PageContext, place: TileInstance | undefined): OnDrill {
  return useMemo(() => {
    if (!tile.ok || !onDrill) return undefined;
    const own = place ? { [place.by]: [place.value] } : {};
    return ({ filters, ...part }) => onDrill(tile, { ...part, filters: { ...own, ...filters } }, place);
  }, [tile, onDrill, place]);
}
