import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls } from "../../../tests/access/support/dashboards.ts";
import { addresses } from "../../../src/generated/calls.ts";
import type { LinkAnswer } from "../../../src/generated/types.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { hashPassword, publicPasswordCost } from "../../ports/identity/credentials.ts";

let dashboards: DashboardCalls;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
}, 90_000);
afterAll(() => dashboards.test.close());

const link = async (id: string, request: object): Promise<LinkAnswer> =>
  replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`, request));

/** Every call of a public link but the one that says what it asks for and takes the password. */
const publicPath = "/dashboard/public/:token";
const calls = Object.values(addresses).flatMap(({ method, path }) =>
  path.startsWith(publicPath) && path !== `${publicPath}/access`
    ? [[method, path.slice(publicPath.length).replace(":widgetId", "note")] as const]
    : [],
);

describe("the rights of a public link", () => {
  const send = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    token: string,
    path: string,
    payload: object = {},
    { cookie = "", from = "192.0.2.1" } = {},
  ): Promise<LightMyRequestResponse> =>
    dashboards.test.send({
      method,
      as: null,
      remoteAddress: from,
      url: `/api/v2/${dashboards.test.slug}/dashboard/public/${token}${path}`,
      headers: { cookie, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
      ...(method === "GET" ? {} : { payload: JSON.stringify(payload) }),
    });

  it("with a password let nobody in by any call without it, nor with that of before", { timeout: 60_000 }, async () => {
    const id = await dashboards.create();
    const { token, protected: isProtected } = await link(id, { password: "Un mot de passe" });
    expect(isProtected).toBe(true);
    const statuses = async (cookie: string): Promise<number[]> => {
      const found: number[] = [];
      for (const [method, path] of calls) found.push((await send(method, token, path, {}, { cookie })).statusCode);
      return found;
    };
    const enter = (password: string): Promise<LightMyRequestResponse> => send("POST", token, "/access", { password });
    expect(calls.length).toBeGreaterThanOrEqual(5);
    expect(await statuses("")).toEqual(calls.map(() => 403));
    expect((await send("GET", token, "/access")).json()).toMatchObject({ password: true });
    expect((await enter("Un autre mot")).statusCode).toBe(422);
    const right = await enter("Un mot de passe");
    expect(right.statusCode).toBe(204);
    const [cookie = ""] = [right.headers["set-cookie"] ?? []].flat().map((line) => line.split(";")[0] ?? "");
    expect((await statuses(cookie)).every((status) => status < 400)).toBe(true);
    await dashboards.call("PUT", `/dashboard/${id}/link`, { password: "Un nouveau mot" });
    expect(await statuses(cookie)).toEqual(calls.map(() => 403));
    await dashboards.call("PUT", `/dashboard/${id}/link`, { password: null });
    expect((await statuses("")).every((status) => status < 400)).toBe(true);
  });

  it("let nobody guess a password: ten times from an address, then not even the right one for a quarter of an hour", async () => {
    const id = await dashboards.create();
    const { token } = await link(id, { password: "Un mot de passe" });
    const cheap = await hashPassword("Un mot de passe", publicPasswordCost);
    await dashboards.test.services.store.system("test", (db) =>
      db.updateTable("dashboard_links").set({ password_hash: cheap }).where("dashboard_id", "=", id).execute(),
    );
    const enter = async (password: string, from?: string): Promise<number> =>
      (await send("POST", token, "/access", { password }, from === undefined ? {} : { from })).statusCode;
    for (let guess = 0; guess < 10; guess += 1) expect(await enter(`Essai ${guess}`)).toBe(422);
    const held = await send("POST", token, "/access", { password: "Un mot de passe" });
    expect([held.statusCode, held.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^(900|8[5-9]\d)$/)]);
    expect(await enter("Un mot de passe", "192.0.2.2")).toBe(204);
    dashboards.test.advance(15 * 60_000);
    expect(await enter("Un mot de passe")).toBe(204);
  });

  it("keep the password when another address replaces it, and show neither it nor its hash", async () => {
    const id = await dashboards.create();
    await link(id, { password: "Un mot de passe" });
    const replaced = await link(id, { frozen: true });
    expect(replaced).toMatchObject({ protected: true, frozen: true });
    expect((await send("GET", replaced.token, "")).statusCode).toBe(403);
    const shown = await Promise.all(["/link", ""].map((path) => dashboards.call("GET", `/dashboard/${id}${path}`)));
    for (const { body } of shown) {
      expect(body).toContain('"protected":true');
      expect(body).not.toMatch(/scrypt|password|mot de passe/i);
    }
    const rows = await dashboards.test.services.store.system("test", (db) => db.selectFrom("dashboard_links").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain("Un mot de passe");
    const open = await link(id, { password: null });
    expect((await send("GET", open.token, "")).statusCode).toBe(200);
  });

  it("frozen offer no choice: another period is refused, and another filter changes nothing", async () => {
    const id = await dashboards.create();
    const { token } = await link(id, { frozen: true });
    const preview = replyOf("previewLink", await dashboards.call("POST", `/dashboard/${id}/link/preview`, { frozen: true }));
    for (const each of [token, preview.url.split("/").at(-1) ?? ""]) {
      expect(replyOf("readPublicDashboard", await send("GET", each, "")).document.facets).toBeUndefined();
      expect(replyOf("readPublicFacets", await send("GET", each, "/facets")).facets).toEqual({});
      const other = dashboards.span(400);
      expect((await send("POST", each, "/results", other)).statusCode).toBe(422);
      expect((await send("POST", each, "/facets", other)).statusCode).toBe(422);
      expect((await send("POST", each, `/widgets/note?from=${other.from}&to=${other.to}`)).statusCode).toBe(422);
      for (const filters of [{}, { provider: ["google"] }])
        expect(await dashboards.figure(send("POST", each, "/results", { filters }), "avis", dashboards.months(90))).toBe(35);
    }
    const { token: free } = await link(id, { frozen: false });
    const google = send("POST", free, "/results", { filters: { provider: ["google"] } });
    expect(await dashboards.figure(google, "avis", dashboards.months(90))).toBe(20);
  });

  it("are counted when it is opened, and gone from the next call on once it is revoked", async () => {
    const id = await dashboards.create();
    const { token } = await link(id, {});
    await send("GET", token, "");
    await send("GET", token, "");
    expect(replyOf("readLink", await dashboards.call("GET", `/dashboard/${id}/link`))).toMatchObject({ views: 2 });
    await dashboards.call("DELETE", `/dashboard/${id}/link`);
    for (const [method, path] of calls) expect((await send(method, token, path)).statusCode, path).toBe(410);
  });
});
