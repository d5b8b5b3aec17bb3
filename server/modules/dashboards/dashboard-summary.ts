import type { Catalog } from "../../../src/engine/catalog.ts";
import { plan } from "../../../src/engine/plan.ts";
import type { DashboardAnswer, DashboardSummary } from "../../../src/generated/types.ts";
import type { ListedDashboard, StoredDashboard } from "./dashboards-store.ts";
import { tagsIn } from "./tagged-document.ts";

/** Boxes of a thumbnail: more cannot be told apart in it. */
const mostBoxes = 12;

/** One line of the list: what a dashboard holds, and how many of its widgets cannot be drawn with the catalog of now. */
export function summaryOf(
  { id, document, draft, revision, created_at, updated_at, updated_by, link }: ListedDashboard,
  catalog: Catalog,
): DashboardSummary {
  const tiles = plan(document, catalog);
  const first = tiles[0]?.place;
  return {
    id,
    title: document.title,
    description: document.description ?? null,
    tags: tagsIn(document),
    widgets: Object.keys(document.widgets ?? {}).length,
    problems: tiles.filter(({ ok }) => !ok).length,
    link: link !== null,
    draft,
    boxes: tiles
      .filter(({ place }) => place.tab === first?.tab && place.section === first.section)
      .slice(0, mostBoxes)
      .map((tile) => ({ ...tile.place.box, view: tile.ok ? tile.view : null })),
    created_at,
    updated_at,
    updated_by,
    revision,
  };
}

/** A dashboard as the API answers it. */
export function answerOf({ created_at: _, tagged_since: __, draft, draft_aside, ...dashboard }: StoredDashboard): DashboardAnswer {
  // A draft is any JSON; the generated type of «anything» is an object.
  return {
    ...dashboard,
    title: dashboard.document.title,
    draft: draft as DashboardAnswer["draft"],
    draft_aside: draft_aside as DashboardAnswer["draft_aside"],
  };
}
