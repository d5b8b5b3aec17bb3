import { randomUUID } from "node:crypto";

import { questionRoutes } from "./access-tables.ts";
import { addReviewSets } from "./figures.ts";
import type { FilterCase, QuestionRoute } from "./module-access.ts";
import type { FiguresApp } from "./real-analytics.ts";
import { canaryOf } from "./tenants.ts";

/** The requests of two tenancies, with the neighbour's secrets in them. */
export interface Tenancy {
  readonly filters: readonly FilterCase[];
  readonly routes: readonly QuestionRoute[];
}

/**
 * Two neighbours that overlap: `dunes` sees one establishment of `aurelle` too, and has put it into a selection of its
 * own. Everything that is of `dunes` alone bears its canary.
 */
export async function openTenancy(test: FiguresApp): Promise<Tenancy> {
  await addReviewSets(test, "aurelle", [{ establishment: "Hôtel Bellerive", count: 30, rating: 90, since: 60 }]);
  await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 40, rating: 20, since: 60 }]);
  const filters = await overlap(test);
  await test.settle();
  return { filters, routes: await questionRoutes(test, filters[0]?.own ?? "") };
}

async function overlap({ services: { store } }: FiguresApp): Promise<FilterCase[]> {
  return store.system("test.overlap", async (db) => {
    const idOf = async (name: string): Promise<string> =>
      (await db.selectFrom("establishments").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
    const [shared, theirs] = [await idOf("Hôtel Bellerive"), await idOf("Hôtel Le Grand Pavois")];
    await db
      .updateTable("establishments")
      .set({ name: canaryOf("dunes"), lat: 44, lng: 4 })
      .where("id", "=", theirs)
      .execute();
    await db
      .updateTable("destinations")
      .set({ name: canaryOf("dunes") })
      .where("id", "=", "dunes-nord")
      .execute();
    await db
      .updateTable("reviews")
      .set({ title: canaryOf("dunes"), text: canaryOf("dunes") })
      .where("establishment_id", "=", theirs)
      .execute();
    await db.insertInto("visibility").values({ group_id: "dunes", establishment_id: shared }).execute();
    const select = async (group: string): Promise<string> => {
      const { id } = await db
        .insertInto("selections")
        .values({ group_id: group, title: canaryOf(group) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("selection_members").values({ selection_id: id, group_id: group, establishment_id: shared }).execute();
      return id;
    };
    return [
      { dimension: "establishment", foreign: theirs, absent: randomUUID(), own: shared },
      { dimension: "selection", foreign: await select("dunes"), absent: randomUUID(), own: await select("aurelle") },
      { dimension: "child", foreign: "dunes-nord", absent: "nulle-part", own: "aurelle-nord" },
    ];
  });
}
