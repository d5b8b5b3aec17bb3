import { afterAll, beforeAll, expect, it } from "vitest";

import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { changeSomeSources } from "./demo-source-changes.ts";

let test: FiguresApp;
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [{ establishment: "Hôtel Bellerive", count: 420, rating: 90, since: 460 }]);
}, 120_000);
afterAll(() => test.close());

it("completes some reviews, brings some late and withdraws some, once however often it is done", async () => {
  const { store } = test.services;
  await store.system("test.text", (db) => db.updateTable("reviews").set({ text: "Bien situé. Très calme !" }).execute());
  const seen = () =>
    store.system("test.seen", async (db) => ({
      versions: await db.selectFrom("review_versions").select(["text", "version"]).execute(),
      edited: (await db.selectFrom("reviews").select("no").where("edited_at", "is not", null).execute()).length,
      late: (await db.selectFrom("reviews").select("no").where("late", "=", true).execute()).length,
      withdrawn: (await db.selectFrom("reviews").select("no").where("withdrawn_at", "is not", null).execute()).length,
    }));
  await store.system("test.change", changeSomeSources);
  const once = await seen();
  expect(once.versions[0]).toEqual({ text: "Bien situé.", version: 1 });
  expect([once.edited, once.late, once.withdrawn].every((count) => count >= 1 && count <= 2)).toBe(true);
  await store.system("test.change", changeSomeSources);
  expect(await seen()).toEqual(once);
});
