import type { ConfigProblem, Dashboard, Placement, Query, ResultKind, Widget } from "../generated/types.ts";
import { type Catalog, ignoredFilters } from "./catalog.ts";
import { resultKind, sourceOf } from "./kind.ts";
import { checkWidget } from "./validate.ts";

/** Where a tile stands: its tab, its section, and its box in the 12-column grid of that section. */
export interface Place {
  tab: string;
  section: string;
  box: Box;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A tile ready to draw, or the reason why not. Never both, never neither. */
export type Tile = ReadyTile | ProblemTile;

export interface ReadyTile {
  id: string;
  ok: true;
  type: string;
  view: string;
  title: string;
  query: Query;
  kind: ResultKind;
  options: Record<string, unknown>;
  /** Dimensions of the document's filters that this widget does not have. */
  ignored: string[];
  place: Place;
}

export interface ProblemTile {
  id: string;
  ok: false;
  title: string;
  problem: "unknown-type" | "unknown-view" | "invalid" | "forbidden";
  detail: ConfigProblem[];
  place: Place;
}

/**
 * Resolves the placed widgets of a document against the catalog into tiles, one per placement and in
 * the document's order.
 *
 * A widget that cannot be resolved becomes a problem tile instead of an error: one bad tile must not
 * blank a page. Query and options are the type's, overridden by the widget's. A box smaller than its
 * view's minimum grows to it and is kept inside the grid; overlaps are left to {@link settle}.
 * `mayUse` says whether the reader holds one of a type's roles.
 */
export function plan(document: Dashboard, catalog: Catalog, mayUse: (roles: readonly string[]) => boolean = () => true): Tile[] {
  const tiles: Tile[] = [];
  for (const tab of document.layout.tabs) {
    for (const section of tab.sections) {
      for (const placement of section.grid) {
        tiles.push(tile(document, placement, { tab: tab.id, section: section.id }, catalog, mayUse));
      }
    }
  }
  return tiles;
}

function tile(document: Dashboard, placement: Placement, where: { tab: string; section: string }, catalog: Catalog, mayUse: (roles: readonly string[]) => boolean): Tile {
  const id = placement.widget;
  const own = Object.hasOwn(document.widgets, id) ? document.widgets[id] : undefined;
  const widget: Widget = own ?? { type: id };
  const type = Object.hasOwn(catalog.types, widget.type) ? catalog.types[widget.type] : undefined;
  const title = widget.title ?? type?.label ?? id;
  const failed = (problem: ProblemTile["problem"], detail: ConfigProblem[]): ProblemTile => ({ id, ok: false, title, problem, detail, place: { ...where, box: boxOf(placement) } });

  const detail = checkWidget(widget, { ...catalog, types: own && type ? { [widget.type]: type } : {} }, `/widgets/${id}`);
  if (!own || !type) return failed("unknown-type", detail);
  const view = catalog.views[type.view];
  if (!view) return failed("unknown-view", detail);
  if (type.roles && !mayUse(type.roles)) return failed("forbidden", []);
  if (detail.length > 0) return failed("invalid", detail);

  const query: Query = { ...type.query, ...widget.query };
  return {
    id,
    ok: true,
    type: type.type,
    view: view.view,
    title,
    query,
    kind: resultKind(query),
    options: { ...type.options, ...widget.options },
    ignored: ignoredFilters(sourceOf(query, catalog.metrics), document.filters ?? {}, catalog.metrics),
    place: { ...where, box: boxOf(placement, view.minSize) },
  };
}

/** A placement as a box inside the 12 columns, grown to the smallest size that its view can draw. */
function boxOf({ x, y, w, h }: Placement, least: { w: number; h: number } = { w: 1, h: 1 }): Box {
  const width = Math.min(12, Math.max(w, least.w));
  return { x: Math.max(0, Math.min(x, 12 - width)), y: Math.max(0, y), w: width, h: Math.max(h, least.h) };
}
