import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import { MORE_ROWS, USUAL_ROWS } from "../../src/engine/query/more-rows.ts";
import type { ReadyTile, Tile } from "../../src/engine/plan/plan.ts";
import type { Chosen, Dashboard, Query, ResultsRequest } from "../../src/generated/types.ts";
import { askedTiles } from "./answering.ts";

/** The tiles that a public request is about: what their reader switches never names more establishments than the tile does by itself. */
export function publicTiles(tiles: readonly Tile[], document: Dashboard, catalog: Catalog, request: ResultsRequest): Tile[] {
  const own = new Map(tiles.map((tile) => [tile.id, tile]));
  const choices = Object.fromEntries(
    Object.entries(request.choices ?? {}).map(([id, chosen]): [string, Chosen[string]] => {
      const tile = own.get(id);
      const names = tile?.ok && [tile.query, ...(tile.beside ? [tile.beside.query] : [])].some(namesEstablishments);
      return [id, names ? without(chosen, MORE_ROWS) : chosen];
    }),
  );
  return askedTiles(tiles, document, catalog, { ...request, choices }).map((tile) => {
    const before = own.get(tile.id);
    return tile.ok && before?.ok ? within(tile, before) : tile;
  });
}

function without(chosen: Chosen[string], name: string): Chosen[string] {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== name));
}

function namesEstablishments({ by, geo }: Query): boolean {
  return by?.includes("establishment") === true || geo === "establishments";
}

/** The tile with no more rows of establishments than it has unswitched. */
function within(tile: ReadyTile, { query: own }: ReadyTile): ReadyTile {
  const { query } = tile;
  if (query === own || !namesEstablishments(query) || !namesEstablishments(own)) return tile;
  const limit = Math.min(query.limit ?? USUAL_ROWS, own.limit ?? USUAL_ROWS);
  const tail = Math.min(query.tail ?? 0, own.tail ?? 0);
  const { tail: _, ...rest } = query;
  return { ...tile, query: { ...rest, limit, ...(tail > 0 ? { tail } : {}) } };
}
