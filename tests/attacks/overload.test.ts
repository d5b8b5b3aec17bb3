import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { publicAccess } from "../../src/domain/access/access.ts";
import { networkOf } from "../../server/kit/network-of.ts";
import { boundedQueue, impatiently, isAnonymous } from "../../server/kit/impatience.ts";
import { openDoor } from "../../server/lifecycle/door.ts";
import { figuresDocument } from "../access/support/dashboards.ts";
import { openTestApp, type TestApp } from "../access/support/test-app.ts";
import { freePort } from "../support/server.ts";

const dmo = "dmo@belvedere.example";
let test: TestApp;
/** One that gives an address forty calls. */
let limited: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  limited = await openTestApp({ limits: { burst: 40, perSecond: 1 } });
}, 60_000);
afterAll(async () => {
  await limited.close();
  await test.close();
});

const guess = (index: number): string => String(index).padStart(43, "x");
const publicCall = (test: TestApp, token: string, from = "10.0.0.1"): Promise<LightMyRequestResponse> =>
  test.send({ url: `/api/v2/${test.slug}/dashboard/public/${token}/access`, headers: { "x-forwarded-for": from } });

describe("guesses of tokens", () => {
  it("take a few places in the queue of the database, however many come at once by real sockets", async () => {
    const port = await freePort();
    const door = await openDoor({ host: "127.0.0.1", port });
    const { store } = test.services;
    const before = store.audit().get("dashboard-link.find") ?? 0;
    let allCame = (): void => undefined;
    let come = 0;
    door.open((request, response) => {
      test.app.routing(request, response);
      if ((come += 1) === 200) allCame();
    });
    const held = store.system("test.hold", () => new Promise<void>((resolve) => (allCame = resolve)));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        fetch(`http://127.0.0.1:${port}/api/v2/${test.slug}/dashboard/public/${guess(index)}/access`),
      ),
    );
    await held;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((store.audit().get("dashboard-link.find") ?? 0) - before).toBeLessThan(10);
    await door.close();
  }, 60_000);

  it("are refused for a while once an address has made too many, and for nobody else", async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await publicCall(limited, guess(index))).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
    const refused = await publicCall(limited, guess(9));
    expect(refused.json()).toMatchObject({ title: "Trop de demandes. Réessayez dans 10 s.", status: 429 });
    expect(refused.headers["retry-after"]).toBe("10");
    expect((await publicCall(limited, guess(9), "10.0.0.2")).statusCode).toBe(404);
    expect((await limited.send({ as: dmo, url: `/api/v2/${limited.slug}/dashboard/public/${guess(9)}/access` })).statusCode).toBe(404);
    expect((await limited.send({ url: `/api/v2/${limited.slug}/app`, headers: { "x-forwarded-for": "10.0.0.1" } })).statusCode).toBe(200);
    limited.advance(11_000);
    expect((await publicCall(limited, guess(9))).statusCode).toBe(404);
  });

  it("are counted by the address that a trusted proxy gives, and by the caller's own where the proxy is not trusted", async () => {
    const behind = await openTestApp({ limits: { burst: 40, perSecond: 1 }, trustedProxies: ["10.0.0.5", "10.1.0.0/16"] });
    const call = async (remoteAddress: string, visitor: string): Promise<number> => {
      const url = `/api/v2/${behind.slug}/dashboard/public/${guess(1)}/access`;
      return (await behind.send({ url, remoteAddress, headers: { "x-forwarded-for": visitor } })).statusCode;
    };
    for (const proxy of ["10.0.0.5", "10.1.2.3"])
      for (let index = 0; index < 6; index += 1) expect(await call(proxy, `192.0.2.${index}`)).toBe(404);
    const stranger = [];
    for (let index = 0; index < 6; index += 1) stranger.push(await call("10.2.0.1", `192.0.2.${index + 100}`));
    expect(stranger).toEqual([404, 404, 404, 404, 429, 429]);
    await behind.close();
  });

  it("are answered before the body is read: without a token there is no answer about contracts", async () => {
    const base = `/api/v2/${test.slug}`;
    const addresses = ["results", "facets", "widgets/x"].map((call) => `${base}/dashboard/public/${guess(1)}/${call}`);
    const pages = ["results", "facets"].map(
      (call) => `${base}/destination/public/${Buffer.from("aurelle").toString("base64url")}.1.${guess(1)}/home/${call}`,
    );
    for (const url of [...addresses, ...pages]) {
      const headers = { "content-type": "application/json", "x-forwarded-for": `10.9.0.${url.length}` };
      for (const payload of ['{"filters":7}', "{", "[".repeat(200_000)])
        expect((await test.send({ method: "POST", url, headers, payload })).statusCode).toBe(404);
    }
  });

  it("are counted by what one subscriber has", () => {
    expect(["10.1.2.3", "::ffff:10.1.2.3", "2001:db8:1:2:3:4:5:6", "2001:db8::1", "2001:0DB8:1:2::9", "::1"].map(networkOf)).toEqual([
      "10.1.2.3",
      "10.1.2.3",
      "2001:db8:1:2",
      "2001:db8:0:0",
      "2001:db8:1:2",
      "0:0:0:0",
    ]);
  });
});

describe("a queue of those for whom somebody waits", () => {
  it("refuses new requests when it is full, and those that have waited too long; the others wait on", async () => {
    const place = boundedQueue<string>({ milliseconds: 30, length: 2 }, () => undefined);
    let free = (_: string): void => {};
    const held = new Promise<string>((resolve) => (free = resolve));
    const waiting = [1, 2].map(() => impatiently(() => place(() => held)));
    await expect(impatiently(() => place(() => held))).rejects.toMatchObject({
      code: "service.unavailable",
      headers: { "Retry-After": "2" },
    });
    for (const refused of waiting) await expect(refused).rejects.toMatchObject({ code: "service.unavailable" });
    // A caller that has given up keeps its place in the queue until its turn comes.
    await expect(impatiently(() => place(async () => "behind"))).rejects.toMatchObject({ code: "service.unavailable" });
    free("its turn");
    await held;
    await expect(impatiently(() => place(async () => "free again"))).resolves.toBe("free again");
    const patient = place(() => new Promise((resolve) => setTimeout(resolve, 60, "late")));
    await expect(patient).resolves.toBe("late");
  });

  it("gives back what comes too late", async () => {
    const back: string[] = [];
    const place = boundedQueue<string>({ milliseconds: 20, length: 2 }, (late) => back.push(late));
    await expect(impatiently(() => place(() => new Promise((resolve) => setTimeout(resolve, 60, "late"))))).rejects.toThrow(
      "service.unavailable",
    );
    await expect.poll(() => back).toEqual(["late"]);
  });

  it("distinguishes visitors without an account from those with one", async () => {
    const app = await openTestApp({
      extend: (extended) => void extended.get("/api/who", { config: { access: publicAccess } }, () => ({ anonymous: isAnonymous() })),
    });
    const who = async (as: string | null): Promise<unknown> => (await app.send({ as, url: "/api/who" })).json();
    expect([await who(null), await who(dmo)]).toEqual([{ anonymous: true }, { anonymous: false }]);
    await app.close();
  });

  it("has requests hear 503 where the database is held, and serves again afterwards", async () => {
    const held = await test.services.store.begin();
    const answer = await test.send({ as: null, url: `/api/v2/${test.slug}/dashboard/public/${guess(1)}/access` });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json()).toMatchObject({ title: "Service momentanément indisponible." });
    await held.rollback();
    expect((await test.send({ as: dmo, url: `/api/v2/${test.slug}/tasks` })).statusCode).toBe(200);
  }, 30_000);
});

describe("the list of dashboards", () => {
  it("reads no document that it has read before", async () => {
    const url = `/api/v2/${test.slug}/dashboard`;
    const payload = JSON.stringify({ ...figuresDocument, title: "Bilan" });
    const { id } = (await test.send({ as: dmo, method: "POST", url, payload, headers: { "content-type": "application/json" } })).json<{
      id: string;
    }>();
    const list = async (): Promise<{ id: string; title: string }[]> => (await test.send({ as: dmo, url })).json();
    const before = await list();
    expect(before.find((line) => line.id === id)?.title).toBe("Bilan");
    // Changed without the store, with no new revision: only a new read would show it.
    await test.services.store.system("test", (db) => db.updateTable("dashboards").set({ document: "{}" }).execute());
    expect(await list()).toEqual(before);
  });
});
