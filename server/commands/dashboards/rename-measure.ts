import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { referencesIn, renaming, replacedIn, type Schemas } from "../../../src/engine/references/references.ts";
import { projectRoot } from "../../kit/project-root.ts";
import { storedDocument, storedDraft } from "../../modules/dashboards/stored-document.ts";
import { type Command, textArgument } from "../command.ts";

/** A stored dashboard that names a measure. */
export interface RenamedDashboard {
  id: string;
  title: string;
  group_id: string;
  /** Places that name it, in the document and in its drafts. */
  places: number;
  /** It has a public link. */
  link: boolean;
}

/**
 * `config rename measure`: the stored dashboards that name a measure, their drafts included; with `write`, gives them the
 * other name. A changed document is another revision: who edits it sees that, and a draft is renamed with it.
 */
export const renameMeasure: Command = async ({ store, now }, args) => {
  const [from, to] = [textArgument(args, "from"), textArgument(args, "to")];
  const schemas = dashboardSchemas();
  const renamed = <T>(document: T): { document: T; places: number } => {
    const operations = renaming(referencesIn(document, "dashboard.schema.json", schemas), ["measure"], from, to);
    return { document: operations.length === 0 ? document : replacedIn(document, operations), places: operations.length };
  };
  const dashboards = await store.system("dashboard.rename", async (db) => {
    const rows = await db.selectFrom("dashboards").selectAll().where("deleted_at", "is", null).orderBy("created_at").forUpdate().execute();
    const links = await db.selectFrom("dashboard_links").select("dashboard_id").distinct().where("revoked_at", "is", null).execute();
    const linked = new Set(links.map(({ dashboard_id }) => dashboard_id));
    const found: RenamedDashboard[] = [];
    for (const row of rows) {
      const document = renamed(storedDocument(row.document));
      const draft = renamed(storedDraft(row.draft, row.document));
      const aside = row.drafts_aside.map((one) => ({ ...one, ...renamed(one.document) }));
      const places = document.places + draft.places + aside.reduce((sum, one) => sum + one.places, 0);
      if (places === 0) continue;
      found.push({ id: row.id, title: row.title, group_id: row.group_id, places, link: linked.has(row.id) });
      if (args.write !== true) continue;
      const revision = row.revision + (document.places > 0 ? 1 : 0);
      await db
        .updateTable("dashboards")
        .set({
          document: JSON.stringify(document.document),
          draft: row.draft === null ? null : JSON.stringify(draft.document),
          drafts_aside: JSON.stringify(aside.map(({ author, at, document: own }) => ({ author, at, document: own }))),
          revision,
          ...(revision === row.revision ? {} : { tag_changes: "[]", updated_at: now().toISOString() }),
          ...(row.draft_base === row.revision ? { draft_base: revision } : {}),
        })
        .where("id", "=", row.id)
        .execute();
    }
    return found;
  });
  return { dashboards };
};

function dashboardSchemas(): Schemas {
  const folder = join(projectRoot, "schemas");
  const files = readdirSync(folder).filter((file) => file.endsWith(".schema.json"));
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>]));
}
