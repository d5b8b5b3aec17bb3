import type { Dashboard } from "../../generated/types.ts";
import { isWidget } from "../../generated/validators.js";
import type { PlanCatalog } from "../catalog/catalog.ts";
import { check } from "../check/form.ts";
import { checkWidget } from "../check/widget.ts";
import { type Checks, layOut, type MayUse, type Tile } from "./lay-out.ts";

export { isInternalQuery } from "./lay-out.ts";
export type { MayUse, ReadyTile, Tile, TilePart } from "./lay-out.ts";

const everything: Checks = { form: (value, at) => check(isWidget, value, at), content: checkWidget };

/**
 * Resolves the placed widgets of a document against the catalog into tiles, one per placement and in
 * the document's order.
 *
 * A widget that cannot be resolved becomes a problem tile instead of an error: one bad tile must not
 * blank a page, and a draft of any form must not either. Query and options are the type's, overridden by
 * the widget's. A box smaller than its view's minimum grows to it and stays inside the grid; overlaps are
 * resolved by {@link settle}, section by section. Tiles of internal sources are refused unless `readsInternal`. Choices have their defaults; {@link choose} switches them.
 */
export function plan(document: Dashboard, catalog: PlanCatalog, mayUse?: MayUse, readsInternal?: boolean): Tile[] {
  return layOut(document, catalog, mayUse, readsInternal, everything);
}
