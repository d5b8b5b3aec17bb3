import type { Catalog } from "../../../src/engine/catalog/catalog.ts";
import type { DashboardSummary } from "../../../src/generated/types.ts";
import { type Outline, outlineOf } from "./dashboard-summary.ts";
import type { Dashboards, ListedDashboard } from "./dashboards-store.ts";

/** Documents read at once: a list of hundreds lets others have the database and the processor in between. */
const atOnce = 10;
const MOST_OUTLINES = 10_000;

/** The lines of lists of dashboards. A document is read for them once for each of its revisions and catalogs. */
export function dashboardSummaries(): (dashboards: Dashboards, catalog: Catalog) => Promise<DashboardSummary[]> {
  let outlines = new Map<string, Outline>();
  let madeWith: Catalog | null = null;

  return async (dashboards, catalog) => {
    // Another map, never an emptied one: a list under way still has its own.
    if (madeWith !== catalog || outlines.size > MOST_OUTLINES) outlines = new Map();
    madeWith = catalog;
    const known = outlines;
    const listed = await dashboards.list();
    const missing = listed.filter((dashboard) => !known.has(keyOf(dashboard)));
    const found = new Map<string, Outline>();
    for (let from = 0; from < missing.length; from += atOnce) {
      const part = missing.slice(from, from + atOnce);
      const documents = await dashboards.documents(part.map(({ id }) => id));
      for (const dashboard of part) {
        const document = documents.get(dashboard.id);
        if (document) found.set(keyOf(dashboard), outlineOf(document, catalog));
      }
    }
    for (const [key, outline] of found) known.set(key, outline);
    return listed.flatMap((dashboard) => {
      const outline = known.get(keyOf(dashboard));
      return outline ? [{ ...dashboard, ...outline, link: dashboard.link !== null }] : [];
    });
  };
}

/** A restored state may have another document of the same number: the instant distinguishes them. */
function keyOf({ id, revision, updated_at }: ListedDashboard): string {
  return `${id} ${revision} ${updated_at}`;
}
