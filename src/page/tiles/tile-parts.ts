import { useMemo } from "react";

import { isInternal } from "../../engine/catalog/catalog.ts";
import { MORE_ROWS, MOST_ROWS } from "../../engine/query/more-rows.ts";
import type { Tile, TilePart } from "../../engine/plan/plan.ts";
import type { ViewContext, ViewProps } from "../../engine/table/view-props.ts";
import type { Result, SampleThresholds, ViewName } from "../../generated/types.ts";
import type { PageContext } from "./page-context.ts";
import type { TileData } from "../results/results-store.ts";
import { isEmpty } from "../../domain/figure/empty-result.ts";
import { useView, type ViewModule } from "./views.ts";

/** Nothing is too few. */
const exactSamples: SampleThresholds = { insufficient: 0, small: 0, map: 0 };

export type OnDrill = ViewContext["onDrill"];

/** A question of a tile on its way to be drawn: most tiles have one, some a second one beside it. */
export interface ShownPart {
  /** The name of the second question; the first bears the tile's. */
  label: string | undefined;
  view: string;
  /** Whether the view's code could not be loaded. */
  failed: boolean;
  module: ViewModule | undefined;
  result: Result | undefined;
  /** Present once there is a result of the kind that was asked for. */
  props: ViewProps<ViewName> | undefined;
}

/** The parts of a tile that its reader has on screen, each with its view and its data. */
export function useShownParts(tile: Tile, data: TileData, page: PageContext, onDrill: OnDrill): ShownPart[] {
  const first = usePart(tile, tile.ok && tile.show !== "beside" ? tile : undefined, data, page, onDrill);
  const beside = usePart(tile, tile.ok && tile.show !== "first" ? tile.beside : undefined, data.beside, page, onDrill);
  return useMemo(() => partsWithRoom(first, beside), [first, beside]);
}

/** A map without a place leaves the whole tile to what is beside it, unless that is empty too. */
export function partsWithRoom(first: ShownPart | undefined, beside: ShownPart | undefined): ShownPart[] {
  const isVoid = first?.result?.kind === "geo" && first.result.places.length === 0;
  if (isVoid && beside?.result && !isEmpty(beside.result)) return [beside];
  return [first, beside].filter((part) => part !== undefined);
}

/** The observations behind shares that the parts draw of exact counts, where one does: those of the best founded. */
export function sharesOf(parts: readonly ShownPart[]): number | null {
  const sizes = parts.flatMap(({ module, props }) => (props && module?.sharesOf?.(props)) ?? []);
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

type Asked = Pick<TilePart, "view" | "kind" | "options" | "source"> & { label?: string };

function usePart(
  { id, title, place: { box } }: Tile,
  part: Asked | undefined,
  answer: Pick<TileData, "result" | "previous"> | undefined,
  page: PageContext,
  onDrill: OnDrill,
): ShownPart | undefined {
  const entry = useView(part?.view ?? "");
  const { result, previous } = answer ?? {};
  return useMemo(() => {
    if (!part) return undefined;
    // What moderators did is counted in full: however few decisions there are, they are no sample.
    const samples = isInternal(part.source) ? exactSamples : page.view.samples;
    const context: ViewContext = { ...page.view, samples, title: part.label ?? title, source: part.source, box: { w: box.w, h: box.h } };
    if (onDrill) context.onDrill = part.label === undefined ? onDrill : (drill) => onDrill({ ...drill, beside: true });
    if (onDrill && page.listed) context.listed = page.listed;
    const { onChoose } = page;
    const cut = result?.kind === "table" && result.rows.length < Math.min(result.total_rows, MOST_ROWS);
    // A public page names no more establishments than its tile does.
    const isOpen = page.view.audience === "private" || (result?.kind === "table" && result.dimension !== "establishment");
    if (onChoose && cut && isOpen) context.onMore = (rows) => onChoose(id, MORE_ROWS, String(Math.min(rows, MOST_ROWS)));
    const fits = result?.kind === part.kind;
    return {
      label: part.label,
      view: part.view,
      failed: entry !== undefined && !("module" in entry),
      module: entry && "module" in entry ? entry.module : undefined,
      result,
      // The plan has checked options and kind against the view's own schema: the catalog's types hold.
      props: fits ? ({ options: part.options, result, previous, context } as unknown as ViewProps<ViewName>) : undefined,
    };
  }, [id, title, box, part, entry, result, previous, page, onDrill]);
}
