import { sql } from "kysely";

import { selectionsIn } from "../../../src/domain/selection/rule.ts";
import type { SelectionUse } from "../../../src/generated/types.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";

/**
 * What depends on a selection: documents that name it, links that are locked to it, selections whose rule reads it, saved
 * searches, establishments that are compared with it. A colleague's own searches are the colleague's alone.
 */
export function usesOf(store: Store, actor: StoreActor): Promise<ReadonlyMap<string, SelectionUse[]>> {
  return store.forActor(actor).transaction(async (db) => {
    const selections = await db.selectFrom("selections").select(["id", "title", "rule"]).where("deleted_at", "is", null).execute();
    const uses = new Map<string, SelectionUse[]>();
    const note = (named: readonly string[], use: SelectionUse): void => {
      for (const id of new Set(named)) uses.set(id, [...(uses.get(id) ?? []), use]);
    };
    for (const { id, title, rule } of selections) if (rule) note(selectionsIn(rule), { kind: "selection", id, title });
    const dashboards = await dashboardsNaming(db);
    for (const { id, title, document, draft } of dashboards) {
      note(document, { kind: "dashboard", id, title });
      note(
        draft.filter((named) => !document.includes(named)),
        { kind: "draft", id, title },
      );
    }
    const titles = new Map(dashboards.map(({ id, title }) => [id, title]));
    for (const { dashboard_id: id, locked } of await linksNaming(db)) note(locked, { kind: "link", id, title: titles.get(id) ?? "" });
    for (const { id, title, search } of await searchesNaming(db)) note(search, { kind: "search", id, title });
    for (const { selection, id, title } of await comparisonsWith(db)) note([selection], { kind: "comparison", id, title });
    return uses;
  });
}

/** Every UUID that a JSON column holds, once: a selection's is nowhere but where it is meant. */
const named = (column: "document" | "draft" | "locked" | "search") =>
  sql<
    string[]
  >`ARRAY(SELECT DISTINCT m[1] FROM regexp_matches(coalesce(${sql.ref(column)}::text, ''), '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') m)`;

async function dashboardsNaming(db: ScopedDb): Promise<{ id: string; title: string; document: string[]; draft: string[] }[]> {
  const rows = await db
    .selectFrom("dashboards")
    .select(["id", "title"])
    .select([named("document").as("document"), named("draft").as("draft")])
    .where("deleted_at", "is", null)
    .orderBy("title")
    .orderBy("id")
    .execute();
  return rows;
}

async function linksNaming(db: ScopedDb): Promise<{ dashboard_id: string; locked: string[] }[]> {
  return db
    .selectFrom("dashboard_links")
    .select("dashboard_id")
    .select(named("locked").as("locked"))
    .where("revoked_at", "is", null)
    .execute();
}

async function searchesNaming(db: ScopedDb): Promise<{ id: string; title: string; search: string[] }[]> {
  return db
    .selectFrom("saved_searches")
    .select(["id", "title"])
    .select(named("search").as("search"))
    .orderBy("title")
    .orderBy("id")
    .execute();
}

/** The establishments whose preferences compare them with a selection. */
async function comparisonsWith(db: ScopedDb): Promise<{ selection: string; id: string; title: string }[]> {
  const settings = await db
    .selectFrom("establishment_settings")
    .select(["establishment_id", "selection_id"])
    .where("comparison", "=", "selection")
    .where("selection_id", "is not", null)
    .execute();
  if (settings.length === 0) return [];
  const ids = settings.map(({ establishment_id }) => establishment_id);
  const named = await db.selectFrom("establishments").select(["id", "name"]).where("id", "in", ids).execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return settings
    .flatMap(({ establishment_id: id, selection_id: selection }) =>
      selection === null ? [] : [{ selection, id, title: names.get(id) ?? id }],
    )
    .toSorted((a, b) => french.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
}

const french = new Intl.Collator("fr");
