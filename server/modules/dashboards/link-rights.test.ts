import type { LightMyRequestResponse } from "fastify";
import { unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DashboardCalls, linesOf, valueOf } from "../../../tests/access/support/dashboards.ts";
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
    ? [[method, path.slice(publicPath.length).replace(":widgetId", "note").replace("/export", "/export?format=xlsx")] as const]
    : [],
);

/** The figures over reviews that an answer of a public link contains. */
async function figuresIn(path: string, answer: LightMyRequestResponse): Promise<number[]> {
  const told = (values: unknown[]): number[] => values.filter((value) => typeof value === "number" && value > 0) as number[];
  if (path === "") return [];
  if (path === "/facets") {
    const { facets, total } = replyOf("readPublicFacets", answer);
    return told([total, ...Object.values(facets).flatMap((values) => values.map(({ n }) => n))]);
  }
  if (path === "/results") return told(linesOf(answer).flatMap(({ result }) => [valueOf(result)]));
  if (path.startsWith("/widgets"))
    return told(Object.values(replyOf("askPublicWidget", answer)).flatMap((spans) => Object.values(spans).map(valueOf)));
  const { sheets } = await readXlsx(answer.rawPayload);
  return told(sheets.flatMap(({ name, rows }) => (/^(Note|Volume)/.test(name) ? [rows[2]?.[1]] : [])));
}

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
    const { token, protected: isProtected } = await link(id, { password: "Un mot de passe", outputs: ["xlsx"] });
    expect(isProtected).toBe(true);
    const statuses = async (cookie: string): Promise<number[]> => {
      const found: number[] = [];
      for (const [method, path] of calls) found.push((await send(method, token, path, {}, { cookie })).statusCode);
      return found;
    };
    const enter = (password: string): Promise<LightMyRequestResponse> => send("POST", token, "/access", { password });
    expect(calls.length).toBeGreaterThanOrEqual(6);
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

  it("are counted when it is opened", async () => {
    const id = await dashboards.create();
    const { token } = await link(id, {});
    await send("GET", token, "");
    await send("GET", token, "");
    expect(replyOf("readLink", await dashboards.call("GET", `/dashboard/${id}/link`))).toMatchObject({ views: 2 });
  });

  describe.each(calls)("%s %s", (method, path) => {
    /** A link that this call answers, until its right is taken from it. */
    const answered = async (request: object = {}): Promise<{ id: string; token: string; status: () => Promise<number> }> => {
      const id = await dashboards.create();
      const { token } = await link(id, { outputs: ["xlsx"], ...request });
      const status = async (): Promise<number> => (await send(method, token, path)).statusCode;
      expect(await status()).toBeLessThan(300);
      return { id, token, status };
    };

    it("is closed within a second of the link's revocation", async () => {
      const { id, status } = await answered();
      expect((await dashboards.call("DELETE", `/dashboard/${id}/link`)).statusCode).toBe(204);
      const revoked = performance.now();
      expect(await status()).toBe(410);
      expect(performance.now() - revoked).toBeLessThan(1_000);
    });

    it("is closed by another address in the place of this one, which answers it", async () => {
      const { id, status } = await answered();
      const { token } = await link(id, { outputs: ["xlsx"] });
      expect([await status(), (await send(method, token, path)).statusCode]).toEqual([410, 200]);
    });

    it("is closed once the link has expired, and to an unknown token", async () => {
      const { token, status } = await answered({
        expires_at: new Date(dashboards.test.services.clock.now().getTime() + 60_000).toISOString(),
      });
      dashboards.test.advance(61_000);
      expect(await status()).toBe(410);
      expect((await send(method, `${token.startsWith("a") ? "b" : "a"}${token.slice(1)}`, path)).statusCode).toBe(404);
    });

    it("is closed without the password once there is one", async () => {
      const { id, status } = await answered();
      await dashboards.call("PUT", `/dashboard/${id}/link`, { password: "Un mot de passe" });
      expect(await status()).toBe(403);
    });

    it("shows no figure over fewer reviews than the link allows", async () => {
      const { id, token } = await answered({ min_sample: 5 });
      const shown = async (): Promise<number[]> => figuresIn(path, await send(method, token, path));
      // The page itself is drawn without figures.
      expect((await shown()).length > 0).toBe(path !== "");
      await dashboards.call("PUT", `/dashboard/${id}/link`, { min_sample: 1000 });
      expect(await shown()).toEqual([]);
    });
  });

  it.each([[], ["pdf"], ["xlsx"], ["csv"], ["pdf", "xlsx", "csv", "png"]].map((outputs) => [outputs]))(
    "grant the files %j and no other, by the link and by its preview",
    { timeout: 60_000 },
    async (outputs) => {
      const id = await dashboards.create();
      const { token, outputs: granted } = await link(id, { outputs });
      const preview = replyOf("previewLink", await dashboards.call("POST", `/dashboard/${id}/link/preview`, { outputs }));
      expect(granted).toEqual(outputs);
      for (const each of [token, preview.url.split("/").at(-1) ?? ""]) {
        expect(replyOf("readPublicAccess", await send("GET", each, "/access")).outputs).toEqual(outputs);
        expect(replyOf("readPublicDashboard", await send("GET", each, "")).outputs).toEqual(outputs);
        for (const format of ["pdf", "xlsx", "csv"]) {
          const answer = await send("GET", each, `/export?format=${format}`);
          const isGranted = outputs.includes(format);
          expect([format, answer.statusCode, isGranted || answer.json<{ type: string }>().type.split(/[/:#]/).at(-1)]).toEqual([
            format,
            isGranted ? 200 : 403,
            isGranted || "link.output",
          ]);
        }
        expect((await send("GET", each, "/export?format=png")).statusCode).toBe(422);
      }
    },
  );

  it("are those of the link alone: no file under another period or filter where it is frozen, nor under an unnamed value", async () => {
    const id = await dashboards.create();
    const { token } = await link(id, { frozen: true, outputs: ["csv"] });
    const { from, to } = dashboards.span(400);
    expect((await send("GET", token, `/export?format=csv&from=${from}&to=${to}`)).statusCode).toBe(422);
    await dashboards.call("PUT", `/dashboard/${id}/link`, { frozen: false });
    const unnamed = encodeURIComponent('{"provider":["tripadvisor"]}');
    expect((await send("GET", token, `/export?format=csv&filters=${unnamed}`)).statusCode).toBe(422);
    const named = encodeURIComponent('{"provider":["google"]}');
    const files = unzipSync((await send("GET", token, `/export?format=csv&filters=${named}`)).rawPayload);
    const [volume] = Object.entries(files).flatMap(([name, bytes]) => (name.startsWith("01") ? [new TextDecoder().decode(bytes)] : []));
    expect(volume).toContain(";20;");
  });

  it("allow no smaller sample than five", async () => {
    const id = await dashboards.create();
    for (const min_sample of [0, 4, 5.5, -10, "10", null])
      expect((await dashboards.call("POST", `/dashboard/${id}/link`, { min_sample })).statusCode).toBe(422);
    expect((await link(id, { min_sample: 5 })).min_sample).toBe(5);
  });
});
