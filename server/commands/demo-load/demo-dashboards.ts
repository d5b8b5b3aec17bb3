import type { Dashboard, Template } from "../../../src/generated/types.ts";
import { canonical } from "../../../src/engine/document/canonical.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import type { Store } from "../../store/store.ts";

interface DemoDashboard {
  group: string;
  /** A demo account, by its name before the @. */
  owner: string;
  template: string;
  /** What its owner has changed in the template. */
  own: Partial<Pick<Dashboard, "title" | "description" | "period" | "compare" | "filters" | "tags">>;
  /** Age in days: the list shows the newest first. */
  age: number;
}

const dmo = "dmo";
const neighbour = "dmo.voisin";

const dashboards: readonly DemoDashboard[] = [
  {
    group: "aurelle",
    owner: dmo,
    template: "season",
    age: 3,
    own: { title: "Bilan de l’été", description: "L’été face au précédent, pour le comité de pilotage d’octobre." },
  },
  {
    group: "aurelle",
    owner: dmo,
    template: "lodging",
    age: 9,
    own: { title: "Hôtels et campings", filters: { category: ["hotel", "camping"] } },
  },
  {
    group: "aurelle",
    owner: dmo,
    template: "replies",
    age: 16,
    own: { title: "Réponses du trimestre", description: "À passer en revue chaque lundi." },
  },
  { group: "aurelle", owner: dmo, template: "sectors", age: 31, own: { title: "Nos trois secteurs", tags: ["Direction"] } },
  { group: "dunes", owner: neighbour, template: "executive", age: 12, own: { title: "Point mensuel de la Côte des Dunes" } },
];

/**
 * Gives the demo destinations their dashboards, made from the shipped templates. A group that is not there,
 * or already has a dashboard (a deleted one too), gets none.
 */
export async function seedDemoDashboards(
  store: Store,
  config: Pick<LiveConfig, "templates" | "product">,
  now: Date = new Date(),
): Promise<void> {
  await store.system("demo.dashboards", async (db) => {
    const groups = new Set((await db.selectFrom("groups").select("id").execute()).map(({ id }) => id));
    const served = new Set((await db.selectFrom("dashboards").select("group_id").distinct().execute()).map(({ group_id }) => group_id));
    for (const { group, owner, template, own, age } of dashboards) {
      const model = config.templates().find(({ id }) => id === template);
      if (!model || !groups.has(group) || served.has(group)) continue;
      const document = madeFrom(model, own);
      const login = `${owner}@${config.product().slug}.example`;
      const at = new Date(now.getTime() - age * 86_400_000).toISOString();
      await db
        .insertInto("dashboards")
        .values({
          group_id: group,
          owner: login,
          title: document.title,
          document: JSON.stringify(document),
          draft: null,
          created_at: at,
          updated_at: at,
          updated_by: login,
          deleted_at: null,
        })
        .execute();
      for (const title of document.tags ?? [])
        await db
          .insertInto("tags")
          .values({ group_id: group, title })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
  });
}

function madeFrom({ dashboard }: Template, own: DemoDashboard["own"]): Dashboard {
  return canonical({ ...dashboard, ...own });
}
