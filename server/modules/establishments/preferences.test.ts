import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { EstablishmentSettings, EstablishmentSettingsUpdate, ReviewUrl, ReviewUrls } from "../../../src/generated/types.ts";
import { proposedSettings } from "./settings-store.ts";

let test: TestApp;
let place = "";
aroundTests((opened) => (test = opened));
beforeAll(async () => {
  place = await test.services.store.system("test.place", async (db) => {
    const row = await db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").executeTakeFirstOrThrow();
    return row.id;
  });
});

const dmo = "dmo@belvedere.example";
const pro = "pro@belvedere.example";
const booking = "https://www.booking.com/hotel/fr/bellerive.html";
const send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { payload, as = dmo, headers = {} }: { payload?: object; as?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> =>
  test.send({
    method,
    as,
    headers,
    url: `/api/v2/${test.slug}/observation/establishment/${place}${path}`,
    ...(payload ? { payload } : {}),
  });

const lists = async (as = dmo): Promise<ReviewUrls> => replyOf("listReviewUrls", await send("GET", "/urls", { as }));
const urlsOf = (list: readonly ReviewUrl[]): string[] => list.map(({ url }) => url);

describe("a monitored address", () => {
  it("is created, deactivated, activated, edited and taken off", async () => {
    const created = await send("POST", "/urls", { payload: { url: `${booking}#reviews`, sheet_id: place } });
    expect(created.statusCode).toBe(201);
    const one = replyOf("createReviewUrl", created);
    expect(one).toMatchObject({ url: booking, title: booking, provider: "booking", sheet_id: place, is_inactive: false });
    expect(urlsOf((await lists()).review_urls)).toEqual([booking]);

    const change = async (payload: object): Promise<ReviewUrl> =>
      replyOf("changeReviewUrl", await send("PUT", `/urls/${one.id}`, { payload }));
    expect((await change({ is_inactive: true })).is_inactive).toBe(true);
    expect(await lists()).toMatchObject({ review_urls: [], review_urls_inactives: [{ url: booking }] });

    // The same address again takes the inactive one up.
    const again = replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: booking } }));
    expect(again.id).toBe(one.id);
    expect(await lists()).toMatchObject({ review_urls: [{ url: booking }], review_urls_inactives: [] });

    const moved = await change({ url: "https://www.tripadvisor.fr/Hotel_Review-g1-d1" });
    expect(moved).toMatchObject({ id: one.id, provider: "tripadvisor", is_inactive: false });
    expect(moved.updated_at >= one.updated_at).toBe(true);

    const removed = replyOf("deleteReviewUrl", await send("DELETE", `/urls/${one.id}`));
    expect(removed.is_inactive).toBe(true);
    expect(await lists()).toEqual({ review_urls: [], review_urls_inactives: [] });
    await change({ is_inactive: false });
    const { review_urls, review_urls_inactives } = replyOf("readEstablishment", await send("GET", ""));
    expect([urlsOf(review_urls), review_urls_inactives]).toEqual([["https://www.tripadvisor.fr/Hotel_Review-g1-d1"], []]);
    await send("DELETE", `/urls/${one.id}`);
  });

  it.each(["http://www.booking.com/hotel/x", "https://169.254.169.254/hotel/", "https://www.booking.com@evil.example/hotel/", "x", ""])(
    "is refused where it could lead elsewhere (%s)",
    async (url) => {
      const answer = await send("POST", "/urls", { payload: { url } });
      expect(answer.json()).toMatchObject({
        status: 422,
        title: "Cette adresse ne peut pas être surveillée.",
        errors: [{ pointer: "/url", detail: "Cette adresse ne peut pas être surveillée." }],
      });
      expect(answer.body).not.toContain(url || "«nothing»");
    },
  );

  it("is not stored twice, nor under a platform that is not its own", async () => {
    const { id } = replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: booking, provider: "booking" } }));
    const twice = await send("POST", "/urls", { payload: { url: booking } });
    expect(twice.json()).toMatchObject({ status: 422, errors: [{ pointer: "/url", detail: "Cette adresse est déjà surveillée." }] });
    const other = replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: `${booking}?a=1` } }));
    expect((await send("PUT", `/urls/${other.id}`, { payload: { url: booking } })).statusCode).toBe(422);
    const mistaken = await send("POST", "/urls", { payload: { url: `${booking}?b=1`, provider: "google" } });
    expect(mistaken.json()).toMatchObject({ status: 422, errors: [{ pointer: "/provider" }] });
    for (const one of [id, other.id]) await send("DELETE", `/urls/${one}`);
  });

  it("that was removed keeps neither its address nor its place from another", async () => {
    const first = replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: booking } }));
    await send("DELETE", `/urls/${first.id}`);
    const moving = replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: `${booking}?a=2` } }));
    expect(replyOf("changeReviewUrl", await send("PUT", `/urls/${moving.id}`, { payload: { url: booking } }))).toMatchObject({
      url: booking,
    });
    await send("DELETE", `/urls/${moving.id}`);

    const ids: string[] = [];
    for (let no = 0; no < 60; no += 1)
      ids.push(replyOf("createReviewUrl", await send("POST", "/urls", { payload: { url: `${booking}?no=${no}` } })).id);
    const over = { payload: { url: `${booking}?no=60` } };
    expect((await send("POST", "/urls", over)).json()).toMatchObject({ status: 422, errors: [{ pointer: "/url" }] });
    const [one = "", ...others] = ids;
    await send("DELETE", `/urls/${one}`);
    const last = replyOf("createReviewUrl", await send("POST", "/urls", over));
    // What would bring the removed one back has no room now.
    expect((await send("PUT", `/urls/${one}`, { payload: { is_inactive: false } })).statusCode).toBe(422);
    for (const id of [...others, last.id]) await send("DELETE", `/urls/${id}`);
    expect(await lists()).toEqual({ review_urls: [], review_urls_inactives: [] });
  });

  it("is created once, however often the request comes", async () => {
    const request = { payload: { url: booking }, headers: { "idempotency-key": "une-adresse-12345" } };
    const [first, second] = [await send("POST", "/urls", request), await send("POST", "/urls", request)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  it("is its professional's as much as its destination's, and nobody else's", async () => {
    expect(urlsOf((await lists(pro)).review_urls)).toEqual([booking]);
    expect((await send("GET", "/urls", { as: "dmo.voisin@belvedere.example" })).statusCode).toBe(404);
    expect((await send("POST", "/urls", { as: "dmo.voisin@belvedere.example", payload: { url: booking } })).statusCode).toBe(404);
  });
});

describe("the settings of an establishment", () => {
  const read = async (as = dmo): Promise<{ settings: EstablishmentSettings; etag: string }> => {
    const answer = await send("GET", "/settings", { as });
    return { settings: replyOf("readEstablishmentSettings", answer), etag: String(answer.headers.etag) };
  };
  const write = (etag: string | null, payload: EstablishmentSettingsUpdate, as = dmo): Promise<LightMyRequestResponse> =>
    send("PUT", "/settings", { payload, as, headers: etag === null ? {} : { "if-match": etag } });
  const chosen: EstablishmentSettingsUpdate = {
    ...proposedSettings,
    response: { signature: "Sophie, direction", tone: "warm", language: "both", never_promise: ["un remboursement"] },
  };

  it("are proposed, then kept as they were chosen, for destination and professional alike", async () => {
    const first = await read();
    expect(first.settings).toMatchObject({ ...proposedSettings, updated_at: null });
    const written = await write(first.etag, chosen);
    expect(replyOf("writeEstablishmentSettings", written)).toMatchObject({ ...chosen, updated_by: dmo });
    const seen = await read(pro);
    expect(seen.settings).toMatchObject({ ...chosen, updated_by: null });
    expect(seen.etag).toBe(written.headers.etag);
  });

  it("are not written over what their sender has not seen", async () => {
    const { etag } = await read();
    expect((await write(null, chosen)).statusCode).toBe(428);
    expect((await write(etag, proposedSettings, pro)).statusCode).toBe(200);
    const stale = await write(etag, chosen);
    expect(stale.json()).toMatchObject({ status: 412, title: "Ces préférences ont été modifiées entre-temps." });
    expect((await read()).settings.response).toEqual(proposedSettings.response);
  });

  it("compare with a selection of the group, which another group neither sees nor loses", async () => {
    const selection = await test.services.store.system("test.selection", async (db) => {
      const row = await db
        .insertInto("selections")
        .values({ group_id: "aurelle", title: "Bords" })
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    });
    const none = await write("*", { ...proposedSettings, comparison: { kind: "selection" } });
    expect(none.json()).toMatchObject({ status: 422, errors: [{ pointer: "/comparison/selection" }] });
    await write("*", { ...proposedSettings, comparison: { kind: "selection", selection } });
    expect((await read()).settings.comparison).toEqual({ kind: "selection", selection });
    const theirs = await read(pro);
    expect(theirs.settings.comparison).toEqual({ kind: "selection" });
    const { notifications, response, comparison } = theirs.settings;
    expect((await write(theirs.etag, { notifications, response, comparison }, pro)).statusCode).toBe(200);
    expect((await read()).settings.comparison).toEqual({ kind: "selection", selection });
    const mark = (deleted_at: string | null) =>
      test.services.store.system("test.selection", (db) =>
        db.updateTable("selections").set({ deleted_at }).where("id", "=", selection).execute(),
      );
    await mark("2026-11-01T00:00:00Z");
    expect((await read()).settings.comparison).toEqual({ kind: "category" });
    expect((await write("*", { ...proposedSettings, comparison: { kind: "selection", selection } })).statusCode).toBe(404);
    expect((await write("*", { ...proposedSettings, comparison: { kind: "selection" } })).statusCode).toBe(422);
    await mark(null);
    expect((await read()).settings.comparison).toEqual({ kind: "selection", selection });
    await test.services.store.system("test.selection", (db) => db.deleteFrom("selections").where("id", "=", selection).execute());
    expect((await read()).settings.comparison).toEqual({ kind: "category" });
  });
});
