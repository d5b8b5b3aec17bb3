import { randomUUID } from "node:crypto";

import { addReviews, review as newReview } from "../../support/state.ts";
import type { TestApp } from "./test-app.ts";

/** Who calls where nothing else is said: the whole observatory of `aurelle`. */
export const dmo = "dmo@belvedere.example";
export const pro = "pro@belvedere.example";
/** The observatory of `dunes`. */
export const neighbour = "dmo.voisin@belvedere.example";

/** What every tenant's seeded objects carry in their texts: it must never reach another tenant. */
export const canaryOf = (group: string): string => `canary-${group}`;

/** The account of the group that is its whole observatory. */
export const observatoryOf = (group: string): string => (group === "aurelle" ? dmo : neighbour);

/** A child destination of the group. */
export const childOf = async (_: TestApp, group: string): Promise<string> => `${group}-nord`;

/** An establishment of the group, its name marked, for the calls about one. */
export async function establishmentOf({ services }: TestApp, group: string): Promise<string> {
  return services.store.system("test.sheet", async (db) => {
    const { id } = await db
      .selectFrom("establishments")
      .where("destination_id", "=", group)
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("establishments")
      .set({ name: canaryOf(group) })
      .where("id", "=", id)
      .execute();
    return id;
  });
}

/** A review of the group's own establishment, its texts marked. */
export async function reviewOf(test: TestApp, group: string): Promise<string> {
  const key = randomUUID();
  const { store } = test.services;
  const [{ id: place } = { id: "" }] = await store.system("test.review", (db) =>
    db.selectFrom("establishments").where("destination_id", "=", group).select("id").limit(1).execute(),
  );
  await addReviews(store, group, [newReview(place, key, { title: canaryOf(group) })]);
  await test.services.settled();
  const row = await store.system("test.review", (db) =>
    db.selectFrom("reviews").where("source_review_id", "=", key).select("id").executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** A selection of the group, its title marked. */
export async function selectionOf({ services }: TestApp, group: string): Promise<string> {
  const { id } = await services.store.system("test.selection", (db) =>
    db
      .insertInto("selections")
      .values({ group_id: group, title: canaryOf(group) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}
