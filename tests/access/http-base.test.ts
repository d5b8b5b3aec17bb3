import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contract } from "../../server/http/contract.ts";
import { ApiError, rateLimited } from "../../server/kit/errors.ts";
import { localAccess } from "../../server/http/access.ts";
import { publicAccess } from "../../src/domain/access/access.ts";
import { LOCAL_TOKEN, openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let web: string;
let ready = false;
const base = "/api/v2/belvedere";
const access = publicAccess;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(web, "assets"));
  await writeFile(join(web, "index.html"), '<html><meta content="%PRODUCT_SLUG%"><title>%PRODUCT_NAME%</title></html>');
  await writeFile(join(web, "theme.js"), "// theme");
  await writeFile(join(web, "assets/app-abc.js"), `// ${"code ".repeat(1000)}`);
  for (const twin of ["", ".br", ".gz"]) await writeFile(join(web, `assets/page-abc.js${twin}`), `script${twin}`);
  test = await openTestApp({
    webFolder: web,
    ready: () => ready,
    extend: (app) => {
      app.post(`${base}/t/menu`, { schema: { body: contract("Menu") }, config: { access } }, async () => ({}));
      app.get(`${base}/t/day/:day`, { schema: { params: contract("MaintenanceInfo") }, config: { access } }, async () => ({}));
      app.get(`${base}/t/query`, { schema: { querystring: contract("MaintenanceInfo") }, config: { access } }, async () => ({}));
      app.get(`${base}/t/bug`, { config: { access } }, async () => {
        throw new Error("secret detail of the database");
      });
      app.get(`${base}/t/limited`, { config: { access } }, async () => {
        throw rateLimited(42);
      });
      app.get(`${base}/t/gone`, { config: { access } }, async () => {
        throw new ApiError("link.gone");
      });
      app.get(`${base}/t/broken-answer`, { schema: { response: { 200: contract("MaintenanceInfo") } }, config: { access } }, async () => ({
        global: true,
        routes: [],
        secret: 1,
      }));
      app.get<{ Params: { id: string } }>(`${base}/t/object/:id`, { config: { access } }, ({ params }) =>
        test.services.store.system("test.read", (db) => db.selectFrom("dashboards").selectAll().where("id", "=", params.id).execute()),
      );
      app.get("/local/t", { config: { access: localAccess } }, async () => ({ ok: true }));
    },
  });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(web, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", url, headers });
const post = (url: string, payload: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "POST", url, payload, headers: { "content-type": "application/json", ...headers } });

describe("a problem", () => {
  it.each<[string, () => Promise<LightMyRequestResponse>, number, string]>([
    ["broken JSON", () => post(`${base}/t/menu`, "{"), 400, "Requête illisible."],
    ["an empty JSON body", () => post(`${base}/t/menu`, ""), 400, "Requête illisible."],
    ["a prototype in a body", () => post(`${base}/t/menu`, '{"__proto__": {"a": 1}}'), 400, "Requête illisible."],
    ["a bad query", () => get(`${base}/t/query?global=1`), 400, "Requête illisible."],
    ["a bad address", () => get(`${base}/%E0%A4%A`), 400, "Requête illisible."],
    ["an invalid body", () => post(`${base}/t/menu`, "{}"), 422, "Certaines informations sont invalides."],
    ["a malformed id by its contract", () => get(`${base}/t/day/x`), 404, "Cet élément est introuvable."],
    ["a malformed id that reached the database", () => get(`${base}/t/object/undefined`), 404, "Cet élément est introuvable."],
    ["an id with a NUL", () => get(`${base}/t/object/%00`), 404, "Cet élément est introuvable."],
    ["a query with a NUL", () => get(`${base}/app?x=%00`), 400, "Requête illisible."],
    ["an unknown call", () => get(`${base}/nothing`), 404, "Cet élément est introuvable."],
    ["an unknown method", () => test.send({ method: "DELETE", url: `${base}/app` }), 404, "Cet élément est introuvable."],
    ["another product's base", () => get("/api/v2/autre/app"), 404, "Cet élément est introuvable."],
    ["a revoked link", () => get(`${base}/t/gone`), 410, "Cette page n’est plus disponible."],
    [
      "a body beyond 256 KiB",
      () => post(`${base}/t/menu`, JSON.stringify({ a: "x".repeat(256 * 1024) })),
      413,
      "Le contenu envoyé est trop volumineux.",
    ],
    ["another content type", () => post(`${base}/t/menu`, "<a/>", { "content-type": "text/xml" }), 415, "Format non pris en charge."],
    ...["application/json garbage", "application/json; x", 'application/json; charset=utf-8; x"', "application/json; charset=latin1"].map(
      (type): [string, () => ReturnType<typeof post>, number, string] => [
        `the content type ${type}`,
        () => post(`${base}/t/menu`, "{}", { "content-type": type }),
        415,
        "Format non pris en charge.",
      ],
    ),
    ["too many requests", () => get(`${base}/t/limited`), 429, "Trop de demandes. Réessayez dans 42 s."],
    ["a session that is over", () => get(`${base}/user`), 401, "Votre session a expiré. Reconnectez-vous."],
    ["a bug", () => get(`${base}/t/bug`), 500, "Une erreur est survenue. Référence : "],
  ])("is what %s gets", async (_what, ask, status, title) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(answer.headers["content-language"]).toBe("fr");
    const body = answer.json<{ type: string; title: string; status: number; instance: string; errors: unknown[] }>();
    expect(body).toMatchObject({
      status,
      type: expect.stringMatching(/^\/problemes\/[a-z.-]+$/) as unknown,
      errors: expect.any(Array) as unknown,
    });
    expect(body.title.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toMatch(new RegExp(`^${title.replace(".", "\\.")}`));
    expect(body.instance).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).not.toMatch(/secret detail|node_modules|select |at .*\.ts/i);
  });

  it("names the fields that are wrong, without repeating what was sent", async () => {
    const answer = await post(
      `${base}/t/menu`,
      JSON.stringify({ menu: "m", for: "MY-SECRET", place: "main", items: [{ id: "a" }], itmes: "MY-LIST", "MY KEY": 1 }),
    );
    expect(answer.json<{ errors: object[] }>().errors).toEqual(
      expect.arrayContaining([
        { pointer: "/for", code: "enum", detail: "La valeur n’est pas possible. Valeurs possibles\u00a0: DMO, TP." },
        { pointer: "/items/0/label", code: "required", detail: "«\u00a0label\u00a0» est obligatoire." },
        {
          pointer: "/itmes",
          code: "additionalProperties",
          detail: "Ce champ n’est pas prévu ici. Vouliez-vous dire «\u00a0items\u00a0»\u202f?",
        },
        { pointer: "", code: "additionalProperties", detail: "Ce champ n’est pas prévu ici." },
      ]),
    );
    expect(answer.body).not.toMatch(/MY[- ]/);
  });

  it("says when to try again", async () => {
    expect((await get(`${base}/t/limited`)).headers["retry-after"]).toBe("42");
  });

  it("is what an answer that breaks its contract becomes, in tests", async () => {
    const answer = await get(`${base}/t/broken-answer`);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
  });
});

describe("the pages", () => {
  it("are the application for every address but those of files and calls", async () => {
    for (const url of ["/", "/dashboard", "/api", "/public/dashboard/x.y", "/nowhere/at/all"]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([url, 200, "text/html; charset=utf-8"]);
      expect(answer.body).toBe('<html><meta content="belvedere"><title>Belvédère</title></html>');
    }
  });

  it("carry the strict policy and the other headers", async () => {
    const { headers } = await get("/dashboard");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  it("do not leak a public page's address, which holds its token", async () => {
    expect((await get("/public/dashboard/token")).headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  });

  it.each([
    ["gzip, deflate, br", "br", "script.br"],
    ["gzip", "gzip", "script.gz"],
    ["br;q=0, gzip;q=0.5", "gzip", "script.gz"],
    ["identity", undefined, "script"],
  ])("sends a script to who accepts %s as %s", async (accepted, encoding, body) => {
    const { headers, payload } = await get("/assets/page-abc.js", { "accept-encoding": accepted });
    expect(payload).toBe(body);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("keep hashed files for a year, compressed, and ask again for the others", async () => {
    const asset = await get("/assets/app-abc.js", { "accept-encoding": "gzip" });
    expect(asset.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip" });
    expect((await get("/theme.js")).headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": expect.stringMatching(/^(text|application)\/javascript/) as unknown,
    });
    expect((await get("/")).headers["cache-control"]).toBe("no-cache");
  });

  it("are never served for a file that is not there", async () => {
    for (const url of ["/assets/gone-123.js", "/favicon.ico", "/identity/style", "/identity/fonts/x.woff2", "/local/x", "/api/v1/x"])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets\\..\\package.json",
    "//etc/passwd",
    "/%00",
    "/.env",
  ])("do not climb out of their folder by %s", async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/"private"|root:/);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe("the server", () => {
  it("is healthy once it is ready", async () => {
    ready = false;
    expect((await get("/healthz")).statusCode).toBe(503);
    ready = true;
    const answer = await get("/healthz");
    expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
  });

  it("returns its version as text, never from a cache", async () => {
    const answer = await get("/VERSION");
    expect([answer.body, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      test.services.product.version,
      "text/plain; charset=utf-8",
      "no-cache",
    ]);
  });

  it("leads from other names of this machine to its own origin", async () => {
    for (const host of ["localhost:4999", "[::1]:4999", "localhost"]) {
      const answer = await get("/dashboard?x=1", { host });
      expect([answer.statusCode, answer.headers.location]).toEqual([307, "http://127.0.0.1:4999/dashboard?x=1"]);
    }
    expect((await get("/healthz", { host: "localhost:4999" })).statusCode).toBe(200);
  });

  it("stores no answer of the API in caches", async () => {
    expect((await get(`${base}/app`)).headers["cache-control"]).toBe("no-store");
  });

  it("answers local commands by their token alone", async () => {
    expect((await get("/local/t", { authorization: `Bearer ${LOCAL_TOKEN}` })).statusCode).toBe(200);
    for (const headers of [
      {},
      { authorization: "Bearer wrong" },
      { authorization: LOCAL_TOKEN },
      { authorization: `Bearer ${LOCAL_TOKEN}`, origin: "http://127.0.0.1:4999" },
      { authorization: `Bearer ${LOCAL_TOKEN}`, "x-forwarded-for": "10.0.0.1" },
    ]) {
      expect((await get("/local/t", headers as Record<string, string>)).statusCode).toBe(404);
    }
    expect((await test.send({ method: "GET", url: "/local/t", as: "dmo@belvedere.example" })).statusCode).toBe(404);
  });
});
