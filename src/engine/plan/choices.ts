import type { Chosen, Dashboard } from "../../generated/types.ts";
import { ignoredFilters, type PlanCatalog } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { resultKind, sourceOf } from "../query/kind.ts";
import { MORE_ROWS, withRows } from "../query/more-rows.ts";
import type { ReadyTile, Tile } from "./plan.ts";
import { variantOf } from "./variant.ts";

/** The tiles of a plan as their reader has switched them; a tile that was not switched stays the very same. */
export function choose(tiles: readonly Tile[], document: Dashboard, catalog: PlanCatalog, chosen: Chosen): Tile[] {
  return tiles.map((tile) => {
    const own = entry(chosen, tile.id);
    if (!tile.ok || !own) return tile;
    return extended(switched(tile, own, document, catalog), entry(own, MORE_ROWS));
  });
}

function switched(tile: ReadyTile, own: Chosen[string], document: Dashboard, { types, metrics }: PlanCatalog): ReadyTile {
  const [type, widget] = [entry(types, tile.type), entry(document.widgets, tile.id)];
  if (!tile.choices || !type || !widget) return tile;
  const { title, ...variant } = variantOf(type, widget, own);
  const source = sourceOf(variant.query, metrics);
  const ignored = ignoredFilters(source, document.filters ?? {}, metrics);
  return { ...tile, ...variant, source, ignored, kind: resultKind(variant.query), title: widget.title ?? title ?? type.label };
}

/** The tile with the rows that its reader asked for, of both its questions. */
function extended(tile: ReadyTile, rows: string | undefined): ReadyTile {
  if (rows === undefined) return tile;
  const { query, beside } = tile;
  return { ...tile, query: withRows(query, rows), ...(beside ? { beside: { ...beside, query: withRows(beside.query, rows) } } : {}) };
}
