import { type ComponentType, useSyncExternalStore } from "react";

import type { Tile } from "../../engine/plan/plan.ts";
import type { ViewBadge, ViewProps } from "../../engine/table/view-props.ts";
import type { TableInput, TableWords } from "../../engine/table/view-table.ts";
import type { ViewName } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import type { TableData } from "../../domain/format/table-data.ts";
import type { ViewWords } from "../../ui/chart/words/view-text.ts";

/** What a view's folder exports: the component, its sentence and its table. */
export interface ViewModule {
  default: ComponentType<ViewProps<ViewName>>;
  sentence: (props: ViewProps<ViewName>, words: ViewWords) => string;
  tableOf: (props: TableInput<ViewName>, words: TableWords) => TableData;
  /** What the tile's header says of its figures, where there is something to conclude. */
  badgeOf?: (props: ViewProps<ViewName>) => ViewBadge | null;
  /** The observations behind the shares that it draws of exact counts: shares are estimates. 0 where they may not be shown, null without any. */
  sharesOf?: (props: ViewProps<ViewName>) => number | null;
}

type Entry = { module: ViewModule } | { failed: true } | undefined;

const loaders = import.meta.glob<ViewModule>("../../../widgets/views/*/index.tsx");
const loaded = new Map<string, Entry>();
const pending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** How long the code of charts waits at most for the views that draw without it (ms). */
const CHARTS_WAIT_MS = 50;

/**
 * Loads the views of a plan, and settles when each is there or has failed; a view already there costs nothing. Figures and
 * tables come first: they are on screen before the code of charts, the heaviest of a page, runs.
 */
export async function preloadViews(names: Iterable<string>): Promise<void> {
  const all = [...new Set(names)];
  const plain = Promise.all(all.filter((name) => !isChart(name)).map(load));
  const charts = all.filter(isChart);
  if (charts.some((name) => !loaded.has(name))) {
    await Promise.race([plain, pause(CHARTS_WAIT_MS)]);
    // What has come is drawn meanwhile.
    await pause(0);
  }
  await Promise.all([plain, ...charts.map(load)]);
}

/** The views that a plan draws with. */
export function viewsOf(tiles: readonly Tile[]): string[] {
  return tiles.flatMap((tile) => (tile.ok ? [tile.view, ...(tile.beside ? [tile.beside.view] : [])] : []));
}

/** Whether each of these views is there or has failed. */
export function useViewsSettled(names: readonly string[]): boolean {
  return useSyncExternalStore(subscribe, () => names.every((name) => loaded.has(name)));
}

/** A view's module once it is there; `failed` when its file could not be loaded. A failure is tried again when next asked for. */
export function useView(name: string): Entry {
  return useSyncExternalStore(subscribe, () => loaded.get(name));
}

function load(name: string): Promise<void> {
  const known = pending.get(name);
  if (known) return known;
  const loader = loaders[`../../../widgets/views/${name}/index.tsx`];
  const attempt = (loader ? loader() : Promise.reject(new Error(`no view "${name}"`))).then(
    (module) => put(name, { module }),
    () => {
      pending.delete(name);
      put(name, { failed: true });
    },
  );
  pending.set(name, attempt);
  return attempt;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isChart = (name: string): boolean => viewManifests[name as ViewName]?.charted === true;

let isAnnouncing = false;
function put(name: string, entry: Entry): void {
  loaded.set(name, entry);
  if (!isChart(name)) return announce();
  if (isAnnouncing) return;
  isAnnouncing = true;
  // Charts that come together are drawn together: one layout for all of them.
  setTimeout(() => {
    isAnnouncing = false;
    announce();
  });
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
