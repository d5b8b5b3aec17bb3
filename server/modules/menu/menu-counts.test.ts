import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import type { MenuCounts } from "../../../src/generated/types.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addReviews, review } from "../../../tests/support/state.ts";

let test: FiguresApp;
/** Reviews that report a grave incident. */
let incidents: string[] = [];
beforeAll(async () => {
  test = await openFiguresApp();
  const ids = await test.services.store.system("test.establishments", async (db) => {
    const rows = await db.selectFrom("establishments").select(["id", "name"]).execute();
    return new Map(rows.map(({ id, name }) => [name, id]));
  });
  let number = 0;
  const add = (
    establishment: string,
    count: number,
    state: "pending" | "published" | "answered" | "responses" | "reported",
    source = "moderation",
    reply = "",
  ): Promise<void> =>
    addReviews(
      test.services.store,
      establishment === "Hôtel Le Grand Pavois" ? "dunes" : "aurelle",
      Array.from({ length: count }, () =>
        review(ids.get(establishment) ?? "", `r-${(number += 1)}`, { source, state, ...(reply ? { reply_text: reply } : {}) }),
      ),
    );
  await add("Hôtel Bellerive", 3, "pending");
  await add("Camping La Clairière", 1, "pending");
  await add("Camping La Clairière", 1, "responses", "moderation", "Merci");
  await add("Camping La Clairière", 2, "reported");
  await add("Hôtel Bellerive", 2, "published");
  await add("Hôtel Bellerive", 1, "answered", "moderation", "Merci");
  await add("Hôtel Bellerive", 4, "published", "google");
  await add("Camping La Clairière", 7, "published");
  await add("Hôtel Le Grand Pavois", 5, "pending");
  await add("Hôtel Bellerive", 3, "published", "tripadvisor");
  await test.services.store.system("test.incidents", async (db) => {
    const rows = await db.selectFrom("reviews").select("id").where("source", "=", "tripadvisor").orderBy("no").execute();
    const grave = rows.slice(-2).map(({ id }) => id);
    await db
      .updateTable("findings")
      .set({ incidents: JSON.stringify([{ kind: "hygiene", start: 0, end: 4 }]) })
      .where("review_id", "in", grave)
      .execute();
    incidents = grave;
  });
  await test.settle();
}, 60_000);
afterAll(() => test.close());

const counts = async (name: string): Promise<MenuCounts> =>
  replyOf(
    "readMenuCounts",
    await test.send({ method: "GET", url: `/api/v2/${test.slug}/menu/counts`, as: `${name}@${test.slug}.example` }),
  );

describe("the counts beside the menu", () => {
  it("are a destination's reviews to moderate, never another one's", async () => {
    // Reviews, answers and reports that wait.
    expect(await counts("dmo")).toMatchObject({ "moderation-pending": 4 + 1 + 2 });
    expect(await counts("dmo.voisin")).toMatchObject({ "moderation-pending": 5 });
  });

  it("are a destination's grave incidents until somebody of its group has read them", async () => {
    expect(await counts("dmo")).toMatchObject({ "incidents-unread": 2 });
    expect(await counts("dmo.voisin")).toMatchObject({ "incidents-unread": 0 });
    const answer = await test.send({
      method: "POST",
      url: `/api/v2/${test.slug}/observation/reviews/triage`,
      as: `dmo@${test.slug}.example`,
      payload: { reviews: incidents.slice(0, 1), read: true },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await counts("dmo")).toMatchObject({ "incidents-unread": 1 });
  });

  it("are a professional's own reviews without reply, of the account's establishments and of no outside platform", async () => {
    expect(await counts("pro")).toEqual({ "replies-waiting": 2 });
  });

  it("are nothing where the menu has no such entry", async () => {
    expect(await counts("dmo.api")).toEqual({});
    expect(await counts("pro.simple")).toEqual({});
  });
});
