import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls } from "../../../tests/access/support/dashboards.ts";
import type { LinkAnswer } from "../../../src/generated/types.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let dashboards: DashboardCalls;
beforeAll(async () => {
  dashboards = await DashboardCalls.open();
}, 90_000);
afterAll(() => dashboards.test.close());

const link = async (id: string, request: object): Promise<LinkAnswer> =>
  replyOf("createLink", await dashboards.call("POST", `/dashboard/${id}/link`, request));

/** Every call of a public link that shows something of it. */
const calls = [
  ["GET", ""],
  ["GET", "/facets"],
  ["POST", "/facets"],
  ["POST", "/results"],
  ["POST", "/widgets/note"],
] as const;

describe("the rights of a public link", () => {
  const send = (method: "GET" | "POST", token: string, path: string, payload: object = {}, cookie = ""): Promise<LightMyRequestResponse> =>
    dashboards.test.send({
      method,
      as: null,
      url: `/api/v2/${dashboards.test.slug}/dashboard/public/${token}${path}`,
      headers: { cookie, ...(method === "POST" ? { "content-type": "application/json" } : {}) },
      ...(method === "POST" ? { payload: JSON.stringify(payload) } : {}),
    });

  it("with a password let nobody in by any call without it, nor with that of before", { timeout: 60_000 }, async () => {
    const id = await dashboards.create();
    const { token, protected: isProtected } = await link(id, { password: "Un mot de passe" });
    expect(isProtected).toBe(true);
    const statuses = async (cookie: string): Promise<number[]> => {
      const found: number[] = [];
      for (const [method, path] of calls) found.push((await send(method, token, path, {}, cookie)).statusCode);
      return found;
    };
    const enter = (password: string): Promise<LightMyRequestResponse> => send("POST", token, "/access", { password });
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

  it("frozen refuse another period or filter, and offer none", async () => {
    const { token } = await link(await dashboards.create(), { frozen: true });
    expect(replyOf("readPublicDashboard", await send("GET", token, "")).document.facets).toBeUndefined();
    expect(replyOf("readPublicFacets", await send("GET", token, "/facets")).facets).toEqual({});
    const other = { from: Date.parse("2020-01-01"), to: Date.parse("2020-06-01") };
    expect((await send("POST", token, "/results", other)).statusCode).toBe(422);
    expect((await send("POST", token, `/widgets/note?from=${other.from}&to=${other.to}`)).statusCode).toBe(422);
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
