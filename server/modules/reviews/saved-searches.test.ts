import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { SavedSearch, SavedSearchRequest } from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let colleague = "";
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [{ establishment: "Hôtel Bellerive", count: 4, rating: 20, since: 20 }]);
  colleague = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
}, 120_000);
afterAll(() => test.close());

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path = "", as = dmo, payload?: object, match?: string) =>
  test.send({
    method,
    as,
    url: `/api/v2/${test.slug}/observation/searches${path}`,
    ...(payload ? { payload } : {}),
    ...(match === undefined ? {} : { headers: { "if-match": match } }),
  });
const create = async (body: SavedSearchRequest, as = dmo): Promise<SavedSearch> =>
  replyOf("createSavedSearch", await call("POST", "", as, body));
const list = async (as = dmo): Promise<SavedSearch[]> => replyOf("listSavedSearches", await call("GET", "", as));

describe("a search that is kept", () => {
  it("is its owner's own, or the group's; pinned ones come first", async () => {
    await create({ title: "Négatifs", search: { filters: { tonality: ["tres_negatif"] }, order: "urgency" } });
    await create({ title: "Zèle", search: { text: "zèle" }, pinned: true, shared: true });
    expect((await list()).map(({ title, mine }) => [title, mine])).toEqual([
      ["Zèle", true],
      ["Négatifs", true],
    ]);
    expect((await list(colleague)).map(({ title, mine }) => [title, mine])).toEqual([["Zèle", false]]);
    expect(await list("dmo.voisin@belvedere.example")).toEqual([]);
  });

  it("counts what has come since it was looked at", async () => {
    const { id, unseen } = await create({
      title: "Sans réponse",
      search: { period: { preset: "last-90-days" }, filters: { answered: ["false"] } },
    });
    expect(unseen).toBe(0);
    await test.services.store.system("test.new", async (db, changed) => {
      const created_at = new Date(test.services.clock.now().getTime() + 1_000).toISOString();
      const rows = await db
        .updateTable("reviews")
        .set({ created_at })
        .where("source_review_id", "like", "aurelle-0-%")
        .returning("no")
        .execute();
      changed("review", ...rows.map(({ no }) => no));
    });
    await test.services.settled();
    const unseenNow = async (): Promise<number | null | undefined> => (await list()).find((each) => each.id === id)?.unseen;
    expect(await unseenNow()).toBe(4);
    test.advance(2_000);
    expect((await call("POST", `/${id}/look`)).statusCode).toBe(204);
    expect(await unseenNow()).toBe(0);
  });

  it("of a long list is counted among the first fifty alone, the reader's own before others'", async () => {
    const shared = await Promise.all(
      Array.from({ length: 51 }, (_, no) => create({ title: `Partagée ${no}`, search: {}, pinned: true, shared: true }, colleague)),
    );
    const all = await list();
    const counted = all.filter(({ unseen }) => unseen !== null);
    expect([all.length > 51, counted.length]).toEqual([true, 50]);
    expect(all.filter(({ mine, unseen }) => mine && unseen === null)).toEqual([]);
    await Promise.all(shared.map(({ id }) => call("DELETE", `/${id}`, colleague)));
  });

  it("is one of two hundred at most in a list, the reader's own first of all", async () => {
    const mine = (await list()).filter((kept) => kept.mine).length;
    const at = test.services.clock.now().toISOString();
    const rows = Array.from({ length: 250 }, (_, no) => ({
      group_id: "aurelle",
      owner: colleague,
      title: `Avant ${no}`,
      search: "{}",
      pinned: true,
      shared: true,
      created_at: at,
      updated_at: at,
    }));
    await test.services.store.system("test.searches", (db) => db.insertInto("saved_searches").values(rows).execute());
    const all = await list();
    expect([all.length, all.filter((kept) => kept.mine).length]).toEqual([200, mine]);
    await test.services.store.system("test.searches", (db) => db.deleteFrom("saved_searches").where("title", "like", "Avant %").execute());
  });

  it("is changed on the revision that was seen alone, shared ones by the whole group, and unshared by its owner", async () => {
    const made = await call("POST", "", dmo, { title: "À suivre", search: {}, shared: true });
    const { id } = replyOf("createSavedSearch", made);
    const etag = String(made.headers.etag);
    const change = { title: "À suivre de près", search: {}, shared: true };
    expect((await call("PUT", `/${id}`, colleague, change)).statusCode).toBe(428);
    expect(replyOf("replaceSavedSearch", await call("PUT", `/${id}`, colleague, change, etag)).title).toBe("À suivre de près");
    expect((await call("PUT", `/${id}`, dmo, change, etag)).json()).toMatchObject({
      status: 412,
      type: expect.stringContaining("search.conflict") as string,
    });
    expect((await call("PUT", `/${id}`, colleague, { ...change, shared: false }, "*")).statusCode).toBe(403);
    expect((await call("DELETE", `/${id}`, colleague)).statusCode).toBe(403);
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
    expect((await call("GET", `/${id}`)).statusCode).toBe(404);
  });

  it("is refused where its criteria are none", async () => {
    const answer = await call("POST", "", dmo, { title: "X", search: { filters: { polarity: ["1"] } } });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: "/filters/polarity" }] });
  });
});
