import type { Catalog } from "../../../src/engine/catalog/catalog.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, DashboardAnswer, DashboardSummary } from "../../../src/generated/types.ts";
import type { StoredDashboard } from "./dashboards-store.ts";
import { tagsIn } from "./tagged-document.ts";

/** Maximum number of boxes in a thumbnail: more would be indistinguishable. */
const mostBoxes = 12;

/** What a line of the list shows of a document. */
export type Outline = Pick<DashboardSummary, "title" | "description" | "tags" | "widgets" | "problems" | "boxes">;

/** What a dashboard holds, and how many of its widgets cannot be drawn with the catalog of now. */
export function outlineOf(document: Dashboard, catalog: Catalog): Outline {
  const tiles = plan(document, catalog);
  const first = tiles[0]?.place;
  return {
    title: document.title,
    description: document.description ?? null,
    tags: tagsIn(document),
    widgets: Object.keys(document.widgets ?? {}).length,
    problems: tiles.filter(({ ok }) => !ok).length,
    boxes: tiles
      .filter(({ place }) => place.tab === first?.tab && place.section === first.section)
      .slice(0, mostBoxes)
      .map((tile) => ({ ...tile.place.box, view: tile.ok ? tile.view : null })),
  };
}

/** A dashboard as the API answers it. */
export function answerOf({
  id,
  document,
  draft,
  draft_state,
  draft_aside,
  revision,
  updated_at,
  updated_by,
  link,
}: StoredDashboard): DashboardAnswer {
  // A draft is any JSON; the generated type of «anything» is an object.
  return {
    id,
    document,
    draft_state,
    revision,
    updated_at,
    updated_by,
    link,
    title: document.title,
    draft: draft as DashboardAnswer["draft"],
    draft_aside: draft_aside as DashboardAnswer["draft_aside"],
  };
}
